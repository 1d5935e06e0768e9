import { LegalDocument } from '../../features/login/legal-document';
import { PaperPage } from '../../features/paper-page/paper-page';
import { useT } from '../../lib/translation';
import { Parts } from '../../ui/parts';

/** The agreement that a user agrees to; anyone may read it. */
export default function UserAgreementPage() {
  const t = useT();
  return (
    <PaperPage title={t('legal.service.title')}>
      <Parts>
        <LegalDocument text="service" Head="h2" />
      </Parts>
    </PaperPage>
  );
}
