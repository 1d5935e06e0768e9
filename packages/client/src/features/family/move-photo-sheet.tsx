import type { Face } from '@kinora/contract';
import { useState } from 'react';
import { showError } from '../../api/show-error';
import { type FaceOwner, keepFace } from '../../domain/faces/add-face';
import { personName } from '../../lib/people';
import { useT } from '../../lib/translation';
import { useBackClose } from '../../navigation/use-back-close';
import { Sheet } from '../../ui/sheet';
import { showToast } from '../../ui/toast';
import { WhoseQuestion } from './whose-question';

/** Gives a photo that was taken for somebody else's to whom it shows. */
export function MovePhotoSheet({ face, onClose }: { face: Face | undefined; onClose: () => void }) {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);
  useBackClose(face !== undefined, onClose);
  async function give({ id }: Face, owner: FaceOwner) {
    setIsBusy(true);
    try {
      const moved = await keepFace({ binaryurl: id, owner });
      showToast({ text: t('family.moved', personName(moved, t)) });
      onClose();
    } catch (error) {
      showError(error);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Sheet
      isOpen={face !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('family.move')}
      closeLabel={t('action.close')}
      isTall
    >
      {face ? (
        <WhoseQuestion
          photo={{ src: face.icon, age: face.age }}
          owner={face}
          isBusy={isBusy}
          onAnswer={(owner) => void give(face, owner)}
        />
      ) : null}
    </Sheet>
  );
}
