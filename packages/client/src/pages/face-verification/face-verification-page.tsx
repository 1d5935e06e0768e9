import { PaperPage } from '../../features/paper-page/paper-page';
import { RealPersonCheck } from '../../features/real-person/real-person-check';
import { returnedCode } from '../../features/real-person/returned-code';
import { useT } from '../../lib/translation';
import { usePageQuery } from '../../navigation/page-context';
import { parseQuery } from '../../navigation/query-string';
import { launchQuery } from '../../platform/visit';

/** Where the page of a service that checks leads back to. */
export default function FaceVerificationPage() {
  const t = useT();
  const { id, response } = usePageQuery('faceVerification');
  // A service that does not know of addresses behind a hash puts its own before it.
  const said = response ?? parseQuery(launchQuery()).response;
  return (
    <PaperPage title={t('person.title')}>
      <RealPersonCheck returnedId={id} returnedCode={returnedCode(said)} />
    </PaperPage>
  );
}
