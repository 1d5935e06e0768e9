import { useState } from 'react';
import { useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import type { LegalPlace } from './legal-clauses';
import { LegalDocument } from './legal-document';

interface LegalSheetProps {
  readonly place: LegalPlace | undefined;
  onClose(): void;
}

/** A document over the page on which one is asked to agree to it. */
export function LegalSheet({ place, onClose }: LegalSheetProps) {
  const t = useT();
  // What it shows stays while it closes.
  const [last, setLast] = useState(place);
  if (place && place !== last) setLast(place);
  const shown = (place ?? last)?.text ?? 'service';
  return (
    <PageSheet isOpen={place !== undefined} onClose={onClose} title={t(`legal.${shown}.title`)} isTall>
      <LegalDocument text={shown} Head="h3" opensAt={place?.opensAt} />
    </PageSheet>
  );
}
