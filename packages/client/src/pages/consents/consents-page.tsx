import { Consents } from '../../features/mine/consents';
import { PaperPage } from '../../features/paper-page/paper-page';
import { useT } from '../../lib/translation';
import { UserOnly } from '../../session/user-only';

/** What one agreed to, and may take back. */
export default function ConsentsPage() {
  const t = useT();
  return (
    <PaperPage title={t('mine.face-data')}>
      <UserOnly picture="people">
        <Consents />
      </UserOnly>
    </PaperPage>
  );
}
