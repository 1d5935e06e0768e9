import { Certificate } from '../../features/mine/certificate';
import { PaperPage } from '../../features/paper-page/paper-page';
import { useT } from '../../lib/translation';

/** Where the certificate of a deletion is shown to whoever was given its address. */
export default function CertificatePage() {
  const t = useT();
  return (
    <PaperPage title={t('certificate.title')}>
      <Certificate />
    </PaperPage>
  );
}
