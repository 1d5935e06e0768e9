import { useUserInfo } from '../../domain/account/use-user-info';
import { PhoneChange } from '../../features/login/phone-change';
import { OwnAccount } from '../../features/mine/own-account';
import { PaperPage } from '../../features/paper-page/paper-page';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { showToast } from '../../ui/toast';

/** Where a phone is bound to the account, or put in the place of the former one. */
export default function BindPhonePage() {
  const t = useT();
  const { back, relaunch } = useNavigation();
  const isFirst = (useUserInfo().data?.phone ?? '') === '';
  const finish = () => {
    showToast({ text: t('phone.bound') });
    void back();
  };
  return (
    <PaperPage title={t(isFirst ? 'login.bind-title' : 'phone.change-title')}>
      <OwnAccount>
        {(account) => <PhoneChange account={account} onBound={finish} onOffered={() => void relaunch('ways')} />}
      </OwnAccount>
    </PaperPage>
  );
}
