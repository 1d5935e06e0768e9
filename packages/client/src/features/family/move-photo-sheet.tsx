import { ERROR, type Face } from '@kinora/contract';
import { useState } from 'react';
import { isError } from '../../api/command-error';
import { showError } from '../../api/show-error';
import { type FaceOwner, keepFace } from '../../domain/faces/add-face';
import { personName } from '../../lib/people';
import { useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { showToast } from '../../ui/toast';
import { WhoseQuestion } from './whose-question';

/** Gives a photo that was taken for somebody else's to whom it shows. */
export function MovePhotoSheet({ face, onClose }: { face: Face | undefined; onClose: () => void }) {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);
  /** Whose it is meant to be, though it looks like somebody else. */
  const [doubted, setDoubted] = useState<string>();
  async function give({ id }: Face, owner: FaceOwner) {
    setIsBusy(true);
    try {
      const moved = await keepFace({ binaryurl: id, owner });
      showToast({ text: t('family.moved', personName(moved, t)) });
      onClose();
    } catch (error) {
      if (isError(error, ERROR.looksLikeOther) && 'mid' in owner) setDoubted(owner.mid);
      else showError(error);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <PageSheet isOpen={face !== undefined} onClose={onClose} title={t('family.move')} isTall>
      {face ? (
        <WhoseQuestion
          photo={{ src: face.icon, age: face.age }}
          owner={face}
          isBusy={isBusy}
          onAnswer={(owner) => void give(face, owner)}
        />
      ) : null}
      <ConfirmDialog
        isOpen={face !== undefined && doubted !== undefined}
        onOpenChange={(open) => !open && setDoubted(undefined)}
        title={t('guided.other-person')}
        text={t('add-face.other-text')}
        confirmLabel={t('add-face.other-sure')}
        cancelLabel={t('add-face.other-again')}
        onConfirm={() => {
          if (face && doubted !== undefined) void give(face, { mid: doubted, sure: true });
        }}
      />
    </PageSheet>
  );
}
