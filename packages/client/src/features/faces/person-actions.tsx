import { DELETE_UNDO_S, type Face } from '@kinora/contract';
import { useState } from 'react';
import { preferPhoto } from '../../domain/family/prefer-photo';
import type { Person } from '../../lib/people';
import { isUsable } from '../../lib/people-choice';
import { useT } from '../../lib/translation';
import { ListGroup } from '../../ui/list-group';
import { ListRow } from '../../ui/list-row';
import { deleteFace } from './delete-face';
import { removePerson } from './remove-person';

interface PersonActionsProps {
  readonly face: Face;
  readonly person: Person;
  /** Asks whose photo it is. */
  readonly onMove: (face: Face) => void;
  /** Opens the person's name. */
  readonly onEdit: (face: Face) => void;
  /** Opens what is said of the person. */
  readonly onInfo: (face: Face) => void;
}

/** What can be done with a photo and with whom it shows; the sample can only go. */
export function PersonActions({ face, person, onMove, onEdit, onInfo }: PersonActionsProps) {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);
  const hasSeveral = person.faces.length > 1;
  const isMember = !face.sample && face.relation !== 'me';
  const run = async (work: () => Promise<void>) => {
    setIsBusy(true);
    await work();
    setIsBusy(false);
  };
  return (
    <ListGroup footer={t('avatar.delete-text', DELETE_UNDO_S / 60)}>
      {hasSeveral && person.faces[0].id !== face.id && isUsable(face) ? (
        <ListRow
          icon="star"
          label={t('family.prefer')}
          isDisabled={isBusy}
          onPress={() => void run(() => preferPhoto(face, t))}
        />
      ) : null}
      {isMember ? <ListRow icon="edit" label={t('family.edit')} onPress={() => onEdit(face)} /> : null}
      {face.sample ? null : (
        <ListRow
          icon="person"
          label={isMember ? t('info.title', person.name) : t('info.title-me')}
          onPress={() => onInfo(face)}
        />
      )}
      {face.sample ? null : <ListRow icon="people" label={t('family.move')} onPress={() => onMove(face)} />}
      <ListRow
        icon="trash"
        label={t(hasSeveral ? 'family.delete-photo' : 'avatar.delete')}
        isDangerous
        isDisabled={isBusy}
        onPress={() => void run(() => deleteFace(face, person))}
      />
      {hasSeveral ? (
        <ListRow
          icon="leave"
          label={t('family.remove', person.name)}
          isDangerous
          isDisabled={isBusy}
          onPress={() => void run(() => removePerson(person))}
        />
      ) : null}
    </ListGroup>
  );
}
