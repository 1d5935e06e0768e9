import { FailedAnswer } from '../../api/failed-answer';
import { useConfiguration } from '../../domain/configuration/use-configuration';
import { useT } from '../../lib/translation';
import { Loading, Skeleton } from '../../ui/skeleton';
import { ConsentStep } from './consent-step';

/** The agreement to the use of faces, where they come from elsewhere than a photo that is added. */
export function FaceConsent() {
  const t = useT();
  const { data, error, isFetching, refetch } = useConfiguration();
  if (data) return <ConsentStep version={data.protocols.face} />;
  if (error) return <FailedAnswer title={t('add-face.failed')} error={error} isBusy={isFetching} onRetry={refetch} />;
  return (
    <Loading label={t('add-face.loading')}>
      <Skeleton shape="block" heightPx={216} />
    </Loading>
  );
}
