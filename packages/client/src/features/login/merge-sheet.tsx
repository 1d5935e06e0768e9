import type { UserInfo } from '@kinora/contract';
import { leftToRight } from '@kinora/locales';
import type { ReactNode } from 'react';
import { useStore } from '../../lib/store';
import { currentTranslator, useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import { type MergeOffer, mergeOffer } from '../../session/merge-offer';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { PartText } from '../../ui/parts';
import { showToast } from '../../ui/toast';
import { CodeEntry } from './code-entry';
import styles from './login-form.module.css';
import { MergeTerms, OtherAccount } from './other-account';
import { useMerge } from './use-merge';

interface MergeSheetProps {
  readonly account: UserInfo;
  /** Asks for the consent to the use of faces, without which none comes along. */
  readonly consent: ReactNode;
}

function refuse(): void {
  mergeOffer.set(undefined);
  showToast({ text: currentTranslator()('merge.refused') });
}

/** What the other account has that was proven, and whether it shall come together with this one. */
export function MergeSheet(props: MergeSheetProps) {
  const t = useT();
  const offer = useStore(mergeOffer);
  return (
    <PageSheet isOpen={offer !== undefined} onClose={refuse} title={t('merge.title')}>
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
      <OtherAccount {...offer} />
      <MergeTerms {...offer} />
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
      <Button variant="plain" size="medium" label={t('merge.cancel')} onPress={refuse} />
    </div>
  );

  function wordsOf(of: MergeOffer['of']): string {
    if (of === 'phone' || of === 'sign-in') return t(`merge.of-${of}`);
    return t('merge.of-way', t(`login.way-${of}`));
  }
}
