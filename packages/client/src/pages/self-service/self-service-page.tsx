import { SelfHelp } from '../../features/help/self-help';
import { PaperPage } from '../../features/paper-page/paper-page';
import { useT } from '../../lib/translation';

/** Where one helps oneself: lost photos, shoots under way, refunds, the account, and whom to ask. */
export default function SelfServicePage() {
  const t = useT();
  return (
    <PaperPage title={t('mine.help')}>
      <SelfHelp />
    </PaperPage>
  );
}
