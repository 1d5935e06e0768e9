import { PaperPage } from '../../features/paper-page/paper-page';
import { RealPersonCheck } from '../../features/real-person/real-person-check';
import { useT } from '../../lib/translation';
import { usePageQuery } from '../../navigation/page-context';

/** Where the page of a service that checks leads back to. */
export default function FaceVerificationPage() {
  const t = useT();
  const { id } = usePageQuery('faceVerification');
  return (
    <PaperPage title={t('person.title')}>
      <RealPersonCheck returnedId={id} />
    </PaperPage>
  );
}
