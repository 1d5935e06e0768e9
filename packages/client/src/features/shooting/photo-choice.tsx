import type { Face } from '@kinora/contract';
import type { Person } from '../../lib/people';
import { useT } from '../../lib/translation';
import { AvatarRow } from '../../ui/avatar-row';
import styles from './photo-choice.module.css';

/** Stands for all photos of a person; no face has this id. */
const ALL = '';

interface PhotoChoiceProps {
  /** Somebody with several photos. */
  readonly person: Person;
  /** Photos that are shot without the others of their person. */
  readonly alone: readonly string[];
  readonly onChoose: (face: Pick<Face, 'id' | 'mid'>, isAlone: boolean) => void;
}

/** All photos of a person, of which each sheet takes one, or a single one of them. */
export function PhotoChoice({ person: { name, faces }, alone, onChoose }: PhotoChoiceProps) {
  const t = useT();
  const single = faces.find(({ id }) => alone.includes(id));
  const choose = (id: string) => {
    const face = faces.find((one) => one.id === id);
    onChoose(face ?? faces[0], face !== undefined);
  };
  return (
    <div className={styles.choice}>
      <p className={styles.words}>
        <span className={styles.name}>{name}</span>{' '}
        {single ? t('shooting.one-photo-text') : t('shooting.every-photo-text')}
      </p>
      <AvatarRow
        isNameless
        label={t('avatar.photo', name)}
        people={[
          { id: ALL, name: t('shooting.every-photo', faces.length), icon: 'photos' },
          ...faces.map(({ id, icon, thumbhash }, index) => ({
            id,
            name: t('family.photo', index + 1),
            src: icon,
            thumbHash: thumbhash,
          })),
        ]}
        selectedIds={[single?.id ?? ALL]}
        onSelect={choose}
      />
    </div>
  );
}
