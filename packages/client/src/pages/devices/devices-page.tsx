import { Devices } from '../../features/mine/devices';
import { PaperPage } from '../../features/paper-page/paper-page';
import { useT } from '../../lib/translation';
import { UserOnly } from '../../session/user-only';

/** Where one is logged in. */
export default function DevicesPage() {
  const t = useT();
  return (
    <PaperPage title={t('mine.devices')}>
      <UserOnly picture="people">
        <Devices />
      </UserOnly>
    </PaperPage>
  );
}
