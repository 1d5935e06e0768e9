import { BarPage } from '../../features/bar-page/bar-page';
import { OriginCheck } from '../../features/origin-check/origin-check';
import { useT } from '../../lib/translation';

/** Where anyone checks a picture for themselves, without an account. */
export default function OriginPage() {
  const t = useT();
  return (
    <BarPage title={t('origin.title')}>
      <OriginCheck />
    </BarPage>
  );
}
