import type { ClosingView, UserInfo } from '@kinora/contract';
import { formatNumber } from '@kinora/locales';
import type { ReactNode } from 'react';
import { leftToRight } from '../../lib/left-to-right';
import { useStore } from '../../lib/store';
import { useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import { type MergeOffer, mergeOffer } from '../../session/merge-offer';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';
import { PartText } from '../../ui/parts';
import { CodeEntry } from './code-entry';
import styles from './login-form.module.css';
import { useMerge } from './use-merge';

interface MergeSheetProps {
  readonly account: UserInfo;
  /** Asks for the consent to the use of faces, without which none comes along. */
  readonly consent: ReactNode;
}

/** What the other account has that was proven, and whether it shall come together with this one. */
export function MergeSheet(props: MergeSheetProps) {
  const t = useT();
  const offer = useStore(mergeOffer);
  return (
    <PageSheet isOpen={offer !== undefined} onClose={() => mergeOffer.set(undefined)} title={t('merge.title')}>
      {offer ? <Offer key={offer.proof} offer={offer} {...props} /> : null}
    </PageSheet>
  );
}

function Offer({ offer, account, consent }: MergeSheetProps & { offer: MergeOffer }) {
  const t = useT();
  const { step, code, confirm, isBusy, problem } = useMerge(offer, account);
  return (
    <div className={styles.form}>
      <PartText>{wordsOf(offer.of)}</PartText>
      <Brings brings={offer.brings} />
      <PartText>{t('merge.text')}</PartText>
      {offer.phone === undefined ? null : <PartText>{t('merge.phone', leftToRight(offer.phone))}</PartText>}
      {problem === undefined ? null : <Banner tone="danger" icon="warning" isUrgent text={problem} />}
      {step === 'consent' ? (
        <>
          <PartText>{t('merge.faces-text')}</PartText>
          {consent}
        </>
      ) : null}
      {step === 'code' ? (
        <>
          <PartText>{t('merge.own-code', leftToRight(`${account.area} ${account.phone}`))}</PartText>
          {code.isCodeSent ? (
            <CodeEntry {...code.entry} submitLabel={t('merge.confirm')} />
          ) : (
            <Button isWide label={t('login.get-code')} isBusy={code.isRequesting} onPress={() => void code.request()} />
          )}
        </>
      ) : null}
      {step === 'confirm' ? (
        <Button isWide label={t('merge.confirm')} isBusy={isBusy} onPress={() => void confirm()} />
      ) : null}
      <Button variant="plain" size="medium" label={t('merge.cancel')} onPress={() => mergeOffer.set(undefined)} />
    </div>
  );

  function wordsOf(of: MergeOffer['of']): string {
    if (of === 'phone' || of === 'sign-in') return t(`merge.of-${of}`);
    return t('merge.of-way', t(`login.way-${of}`));
  }
}

/** What would come along, in numbers. */
function Brings({ brings }: { brings: ClosingView }) {
  const t = useT();
  const rows = [
    { icon: 'photos', label: t('merge.photos'), count: brings.photos },
    { icon: 'wait', label: t('merge.unkept'), count: brings.unkept },
    { icon: 'face', label: t('merge.faces'), count: brings.faces },
    { icon: 'people', label: t('merge.people'), count: brings.people },
    { icon: 'camera', label: t('merge.shoots'), count: brings.shoots },
    { icon: 'message', label: t('merge.messages'), count: brings.messages },
  ] as const;
  const shown = rows.filter(({ count }) => count > 0);
  return (
    <ListGroup>
      {shown.length === 0 ? <ListRow icon="info" label={t('merge.nothing')} /> : null}
      {shown.map(({ icon, label, count }) => (
        <ListRow key={icon} icon={icon} label={label} detail={formatNumber(t.locale, count)} />
      ))}
    </ListGroup>
  );
}
