import { OriginCheck } from '../../features/origin-check/origin-check';
import { PaperPage } from '../../features/paper-page/paper-page';
import { useT } from '../../lib/translation';

/** Where anyone checks a picture for themselves, without an account. */
export default function OriginPage() {
  const t = useT();
  return (
    <PaperPage title={t('origin.title')}>
      <OriginCheck />
    </PaperPage>
  );
}
