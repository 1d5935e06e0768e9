import type { Face } from '@kinora/contract';
import { useEffect, useState } from 'react';
import { useFaces } from '../../domain/faces/use-faces';
import { choosePerson } from '../../lib/chosen-people';
import { confirm } from '../../lib/confirm';
import { groupPeople, type Person } from '../../lib/people';
import { useT } from '../../lib/translation';
import { useBackClose } from '../../navigation/use-back-close';
import { Sheet } from '../../ui/sheet';
import { GuidedFlow } from './guided-flow';
import styles from './guided-sheet.module.css';

export interface GuidedSheetProps {
  /** Id of the person whose photos are added; undefined while the sheet is closed. */
  readonly personId: string | undefined;
  readonly onClose: () => void;
  /** The next step after the photos were kept: choosing a theme for them, who are chosen now. */
  readonly onNext: () => void;
  /** Deletes one of the person's photos, to make room. */
  readonly onDelete: (face: Face, person: Person) => void;
}

/** Five pictures of a person in fifteen seconds, or several from the album. Open it for a logged-in user only. */
export function GuidedSheet({ personId, onClose, onNext, onDelete }: GuidedSheetProps) {
  const t = useT();
  const { data } = useFaces(personId !== undefined);
  const person = groupPeople(data?.icons ?? [], t).find(({ id }) => id === personId);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const isOpen = person !== undefined;
  const leave = async () => {
    if (isUnsaved) {
      setIsAsking(true);
      const isSure = await confirm({
        title: t('guided.leave-title'),
        text: t('guided.leave-text'),
        confirmLabel: t('guided.leave'),
        cancelLabel: t('action.back'),
        isDangerous: true,
      });
      setIsAsking(false);
      if (!isSure) return;
    }
    onClose();
  };
  // Going back asks first: the question is a layer of its own meanwhile.
  useBackClose(isOpen && !isAsking, () => void leave());
  // Their last photo was deleted, or the login was lost.
  const isGone = personId !== undefined && data !== undefined && !person;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(isStaying) => !isStaying && void leave()}
      closeLabel={t('action.close')}
      title={!person || person.relation === 'me' ? t('guided.title-me') : t('guided.title-name', person.name)}
      isTall
    >
      <div className={styles.flow}>
        {person ? (
          <GuidedFlow
            key={person.id}
            person={person}
            onUnsaved={setIsUnsaved}
            onClose={onClose}
            onNext={() => {
              choosePerson(person.faces[0].id);
              onNext();
            }}
            onDelete={(face) => onDelete(face, person)}
          />
        ) : null}
      </div>
    </Sheet>
  );
}
