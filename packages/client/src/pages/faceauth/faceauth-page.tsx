import { PaperPage } from '../../features/paper-page/paper-page';
import { RealPersonCheck } from '../../features/real-person/real-person-check';
import { useT } from '../../lib/translation';
import { usePageQuery } from '../../navigation/page-context';

/** Where users show that they are the person of their face photo; `face` is which one. */
export default function FaceauthPage() {
  const t = useT();
  const { face } = usePageQuery('faceauth');
  return (
    <PaperPage title={t('person.title')}>
      <RealPersonCheck faceId={face} />
    </PaperPage>
  );
}
