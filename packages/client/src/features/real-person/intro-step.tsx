import { isIdNumber } from '@kinora/contract';
import { useState } from 'react';
import { useT } from '../../lib/translation';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { PointList } from '../../ui/point-list';
import { TextField } from '../../ui/text-field';
import styles from './real-person.module.css';

interface IntroStepProps {
  /** A service checks on its own page. */
  readonly isElsewhere: boolean;
  /** The service needs the name and the number of the identity card. */
  readonly needsIdentity: boolean;
  /** What is to be agreed to first, since the service is outside of the studio; undefined: nothing, or it was. */
  readonly consent: string | undefined;
  readonly isBusy: boolean;
  /** How it goes on: what is undefined is not possible here. */
  readonly onStart: ((identity: { realname?: string; idnum?: string }) => void) | undefined;
  readonly onClip: (() => void) | undefined;
  readonly onReview: (() => void) | undefined;
  /** Where else it is possible, when it is not here. */
  readonly elsewhere: string;
  /** Whether sharp pictures become photos; undefined where a service takes them. */
  readonly keep: boolean | undefined;
  readonly onKeep: (keep: boolean) => void;
}

/** What it is, what is kept, and who one is where the service must know. */
export function IntroStep(props: IntroStepProps) {
  const { isElsewhere, needsIdentity, consent, isBusy, onStart, onClip, onReview, elsewhere, keep, onKeep } = props;
  const t = useT();
  const [realname, setRealname] = useState('');
  const [idnum, setIdnum] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [isAgreed, setIsAgreed] = useState(false);
  const name = realname.trim();
  const number = idnum.trim().toUpperCase();
  const isNumber = isIdNumber(number, Date.now());
  const start = () => {
    setIsAsked(true);
    if (consent !== undefined && !isAgreed) return;
    if (!needsIdentity) return onStart?.({});
    if (name !== '' && isNumber) onStart?.({ realname: name, idnum: number });
  };
  return (
    <>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('person.intro')}</h2>
        <p className={styles.text}>{t(isElsewhere ? 'person.service-text' : 'person.intro-text')}</p>
      </div>
      {needsIdentity ? (
        <div className={styles.fields}>
          <TextField
            label={t('person.name')}
            value={realname}
            onChange={setRealname}
            autoComplete="name"
            maxLength={64}
            error={isAsked && name === '' ? t('error.20405') : undefined}
          />
          <TextField
            label={t('person.number')}
            value={idnum}
            onChange={setIdnum}
            autoComplete="off"
            maxLength={18}
            hint={t('person.identity-text')}
            error={isAsked && !isNumber ? t('error.20404') : undefined}
          />
        </div>
      ) : isElsewhere ? null : (
        <PointList
          points={[
            { icon: 'camera', title: t('person.how'), text: t('person.how-text') },
            { icon: 'lock', title: t('person.kept'), text: keep ? t('person.keep-text') : t('person.kept-text') },
          ]}
        />
      )}
      <div className={styles.foot}>
        {consent === undefined ? null : (
          <>
            <p className={styles.consent}>{consent}</p>
            <Checkbox
              isRound
              label={t('outside.agree')}
              isChecked={isAgreed}
              onChange={setIsAgreed}
              error={isAsked && !isAgreed ? t('outside.check-first') : undefined}
            />
          </>
        )}
        {keep === undefined ? null : <Checkbox label={t('person.keep')} isChecked={keep} onChange={onKeep} />}
        {onStart ? <Button label={t('person.start')} isWide isBusy={isBusy} onPress={start} /> : null}
        {onClip ? (
          <Button
            label={t('person.clip')}
            variant={onStart ? 'tonal' : 'filled'}
            isWide
            isBusy={isBusy && !onStart}
            onPress={onClip}
          />
        ) : null}
        {onStart || onClip || isBusy ? null : <p className={styles.text}>{t('person.browser-text', elsewhere)}</p>}
        {onReview ? <Button label={t('person.review')} variant="plain" isWide onPress={onReview} /> : null}
      </div>
    </>
  );
}
