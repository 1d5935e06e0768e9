import { BarPage } from '../../features/bar-page/bar-page';
import { Leaving } from '../../features/mine/leaving';
import { useT } from '../../lib/translation';

/** Where an account is closed, or kept while it still can be. */
export default function WithdrawPage() {
  const t = useT();
  return (
    <BarPage title={t('leave.title')}>
      <Leaving />
    </BarPage>
  );
}
