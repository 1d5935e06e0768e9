import { useUserInfo } from '../../domain/account/use-user-info';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';

/** Whose account is opened by this device alone hears before paying how not to lose what was paid for. */
export function DeviceNotice() {
  const t = useT();
  const { navigateTo } = useNavigation();
  const account = useUserInfo().data;
  const isOfDevice = account?.phone === '' && account.tpi.every(({ type }) => type === 'device');
  if (!isOfDevice) return null;
  return (
    <ListGroup>
      <ListRow icon="device" label={t('recharge.device')} onPress={() => void navigateTo('bindPhone')} />
    </ListGroup>
  );
}
