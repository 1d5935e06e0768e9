import { useState } from 'react';
import { errorText } from '../../api/command-error';
import { useConfiguration } from '../../domain/configuration/use-configuration';
import { useStartShoot } from '../../domain/shoots/start-shoot';
import { usePeople } from '../../domain/shoots/use-people';
import { useT } from '../../lib/translation';
import { requireLogin } from '../../session/require-login';
import { useSession } from '../../session/session';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { TextField } from '../../ui/text-field';
import { CustomFacts } from './custom-facts';
import styles from './custom-setup.module.css';
import { countCharacters, lengthFault } from './description-length';
import { KeywordPicker } from './keyword-picker';
import { PeoplePicker } from './people-picker';
import { FEWEST_PICTURES, PictureCount } from './picture-count';
import { PressBar } from './press-bar';
import type { ShootSetupProps } from './setup-props';
import panel from './shoot-panel.module.css';
import setup from './shoot-setup.module.css';
import { UnderstoodWords } from './understood-words';
import { useKeywords } from './use-keywords';
import { useUnderstanding } from './use-understanding';

/** People in one picture of a custom shoot. */
const PEOPLE = { min: 1, max: 2 };
const ROWS = 4;
/** Far over the limit: the field shows what is too much instead of cutting it off. */
const FIELD_UNITS = 2000;
const LIMITS = { min: 4, max: 200 };

/** A shoot in the user's own words: what was understood, what it costs and how long it takes, before the button. */
export function CustomSetup({ before, onAddFace }: Omit<ShootSetupProps, 'themeId'>) {
  const t = useT();
  const { state } = useSession();
  const [text, setText] = useState(before?.text ?? '');
  const [count, setCount] = useState(before?.count ?? FEWEST_PICTURES);
  const conf = useConfiguration();
  const limits = conf.data ? { min: conf.data.custommin, max: conf.data.custommax } : LIMITS;
  const fault = lengthFault(text, limits);
  const { chosenIds, photoIds, isLoading, error: peopleError } = usePeople(PEOPLE);
  const { keywords, choose } = useKeywords(Math.max(1, chosenIds.length), before?.keywords);
  const description = { text, count, keywords, faces: photoIds, isComplete: fault === 0 };
  const { understood, waitS, refusal, error, isReading } = useUnderstanding(description);
  const { start, isBusy } = useStartShoot();
  const isShort = state === 'user' && !isLoading && !peopleError && chosenIds.length < PEOPLE.min;
  const isUnderstood = (understood?.drawn.length ?? 0) > 0;
  const isReady = fault === 0 && !isReading && !refusal && isUnderstood && chosenIds.length > 0;
  const isEmpty = understood !== undefined && !isUnderstood && !isReading;
  const why = isEmpty ? t(understood.notPossible.length > 0 ? 'custom.not-possible' : 'error.20208') : undefined;
  const used = t('custom.used', countCharacters(text), limits.max);
  const hint = () => {
    if (text.trim() === '') return t('custom.range', limits);
    if (fault < 0) return t('custom.too-short', -fault);
    return used;
  };
  const described = { text, count, keywords };
  const add = () => onAddFace(described);
  const press = () => {
    if (state === 'guest') void requireLogin(() => undefined, { kind: 'set-up', ...described });
    else if (isShort) add();
    else void start({ custom: { text: text.trim(), count }, keywords, faces: photoIds });
  };
  return (
    <div className={setup.columns}>
      <div className={setup.choices}>
        <PeoplePicker people={PEOPLE} onAdd={add} />
        <section className={styles.block}>
          <TextField
            label={t('custom.label')}
            value={text}
            onChange={setText}
            rows={ROWS}
            maxLength={FIELD_UNITS}
            placeholder={t('custom.placeholder')}
            hint={hint()}
            error={fault > 0 ? t('custom.too-long', fault) : refusal ? errorText(refusal, t) : undefined}
          />
          <UnderstoodWords understood={understood} isReading={isReading} onExample={setText} />
          {error ? <Banner text={errorText(error, t)} icon="offline" /> : null}
        </section>
        <KeywordPicker chosen={keywords} onChange={choose} people={Math.max(1, chosenIds.length)} />
        <PictureCount count={count} onChange={setCount} />
      </div>
      <section className={classNames(panel.panel, panel.open)} aria-label={t('theme.custom.name')}>
        <div className={panel.words}>
          <h2 className={panel.name}>{t('theme.custom.name')}</h2>
          <p className={panel.about}>{t('theme.custom.about')}</p>
        </div>
        <CustomFacts people={PEOPLE} count={count} waitS={waitS} />
        {conf.data ? <p className={panel.free}>{t('shooting.free', conf.data.keepdays)}</p> : null}
        <PressBar why={why}>
          <Button
            label={isShort ? t('theme.add-first') : t('theme.shoot', count)}
            isWide
            isBusy={isBusy}
            isDisabled={state !== 'guest' && !isShort && !isReady}
            onPress={press}
          />
        </PressBar>
      </section>
    </div>
  );
}
