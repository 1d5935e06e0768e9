import { LegalDocument } from '../../features/login/legal-document';
import { PaperPage } from '../../features/paper-page/paper-page';
import { useT } from '../../lib/translation';
import { Parts } from '../../ui/parts';

/** What is done with personal data; anyone may read it. */
export default function PrivacyPolicyPage() {
  const t = useT();
  return (
    <PaperPage title={t('legal.privacy.title')}>
      <Parts>
        <LegalDocument text="privacy" Head="h2" />
      </Parts>
    </PaperPage>
  );
}
