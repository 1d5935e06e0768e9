import { Export } from '../../features/mine/export';
import { PaperPage } from '../../features/paper-page/paper-page';
import { useT } from '../../lib/translation';
import { UserOnly } from '../../session/user-only';

/** Where one takes away what is kept of one. */
export default function ExportPage() {
  const t = useT();
  return (
    <PaperPage title={t('mine.export')}>
      <UserOnly picture="album">
        <Export />
      </UserOnly>
    </PaperPage>
  );
}
