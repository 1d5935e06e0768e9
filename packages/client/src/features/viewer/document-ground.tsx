import { idGroundsOf } from '@kinora/contract';
import { useT } from '../../lib/translation';
import { Segmented } from '../../ui/segmented';
import type { DocumentChoice } from './document-choice';
import styles from './photo-extras.module.css';

export type DocumentGroundProps = { choice: DocumentChoice; onChange: (choice: DocumentChoice) => void };

/** Which ground the document has; where it takes but one, that is said. */
export function DocumentGround({ choice, onChange }: DocumentGroundProps) {
  const t = useT();
  const grounds = idGroundsOf(choice.document);
  const label = t('viewer.document-ground');
  return (
    <div>
      <p className={styles.field} aria-hidden={grounds.length > 1}>
        {label}
      </p>
      {grounds.length === 1 ? (
        <p className={styles.text}>{t(`viewer.document-${choice.ground}`)}</p>
      ) : (
        <Segmented
          label={label}
          items={grounds.map((id) => ({ id, label: t(`viewer.document-${id}`) }))}
          selectedId={choice.ground}
          onSelect={(id) => onChange({ ...choice, ground: grounds.find((known) => known === id) ?? choice.ground })}
        />
      )}
    </div>
  );
}
