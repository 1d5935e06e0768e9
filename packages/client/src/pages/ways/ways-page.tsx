import { OwnAccount } from '../../features/mine/own-account';
import { Ways } from '../../features/mine/ways';
import { PaperPage } from '../../features/paper-page/paper-page';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';

/** What opens the account. */
export default function WaysPage() {
  const t = useT();
  const { navigateTo } = useNavigation();
  return (
    <PaperPage title={t('mine.ways')}>
      <OwnAccount>{(account) => <Ways account={account} onPhone={() => void navigateTo('bindPhone')} />}</OwnAccount>
    </PaperPage>
  );
}
