import { useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import { LegalDocument, type LegalText } from './legal-document';

/** A document over the page on which one is asked to agree to it. */
export function LegalSheet({ text, onClose }: { text: LegalText | undefined; onClose: () => void }) {
  const t = useT();
  const shown = text ?? 'service';
  return (
    <PageSheet isOpen={text !== undefined} onClose={onClose} title={t(`legal.${shown}.title`)} isTall>
      <LegalDocument text={shown} Head="h3" />
    </PageSheet>
  );
}
