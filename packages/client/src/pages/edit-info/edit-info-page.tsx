import { EditProfile } from '../../features/mine/edit-profile';
import { OwnAccount } from '../../features/mine/own-account';
import { PaperPage } from '../../features/paper-page/paper-page';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';

/** Where one changes name and portrait. */
export default function EditInfoPage() {
  const t = useT();
  const { back } = useNavigation();
  return (
    <PaperPage title={t('mine.edit')}>
      <OwnAccount>{(account) => <EditProfile account={account} onDone={() => void back()} />}</OwnAccount>
    </PaperPage>
  );
}
