import { FaceConsent } from '../../features/add-face/face-consent';
import { MergeSheet } from '../../features/login/merge-sheet';
import { OwnAccount } from '../../features/mine/own-account';
import { Ways } from '../../features/mine/ways';
import { PaperPage } from '../../features/paper-page/paper-page';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';

/** What opens the account; where something opens another one, both can be brought together here. */
export default function WaysPage() {
  const t = useT();
  const { navigateTo } = useNavigation();
  return (
    <PaperPage title={t('mine.ways')}>
      <OwnAccount>
        {(account) => (
          <>
            <Ways account={account} onPhone={() => void navigateTo('bindPhone')} />
            <MergeSheet account={account} consent={<FaceConsent />} />
          </>
        )}
      </OwnAccount>
    </PaperPage>
  );
}
