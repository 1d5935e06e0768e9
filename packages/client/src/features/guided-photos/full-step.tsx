import { type Face, PHOTOS_OF_PERSON_MAX } from '@kinora/contract';
import type { Person } from '../../lib/people';
import { useT } from '../../lib/translation';
import { IconButton } from '../../ui/icon-button';
import { Photo } from '../../ui/photo';
import styles from './guided-step.module.css';

interface FullStepProps {
  readonly person: Person;
  readonly onDelete: (face: Face) => void;
}

/** As many photos of a person as there may be: one has to go before another comes. */
export function FullStep({ person, onDelete }: FullStepProps) {
  const t = useT();
  return (
    <div className={styles.step}>
      <div className={styles.words}>
        <h3 className={styles.title}>{t('guided.full', person.faces.length)}</h3>
        <p className={styles.text}>{t('guided.full-text', PHOTOS_OF_PERSON_MAX)}</p>
      </div>
      <ul className={styles.grid} aria-label={t('avatar.photo', person.name)}>
        {person.faces.map((face, index) => (
          <li key={face.id} className={styles.cell}>
            <Photo src={face.icon} thumbHash={face.thumbhash} alt={t('family.photo', index + 1)} corner="control" />
            <IconButton icon="trash" label={t('guided.delete', index + 1)} onPress={() => onDelete(face)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
