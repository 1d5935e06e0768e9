import { CodeEntry } from '../../features/login/code-entry';
import { Leaving } from '../../features/mine/leaving';
import { PaperPage } from '../../features/paper-page/paper-page';
import { useT } from '../../lib/translation';

/** Where an account is closed, or kept while it still can be. */
export default function WithdrawPage() {
  const t = useT();
  return (
    <PaperPage title={t('leave.title')}>
      <Leaving renderCode={(entry) => <CodeEntry {...entry} submitLabel={t('leave.confirm')} isDangerous />} />
    </PaperPage>
  );
}
