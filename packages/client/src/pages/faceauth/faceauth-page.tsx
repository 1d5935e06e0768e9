import { PaperPage } from '../../features/paper-page/paper-page';
import { RealPersonCheck } from '../../features/real-person/real-person-check';
import { useT } from '../../lib/translation';

/** Where users show that they are the person of their face photo. */
export default function FaceauthPage() {
  const t = useT();
  return (
    <PaperPage title={t('person.title')}>
      <RealPersonCheck />
    </PaperPage>
  );
}
