import { DELETE_UNDO_S } from '@kinora/contract';
import { showError } from '../../api/show-error';
import { markPerson } from '../../domain/family/edit-person';
import { confirm } from '../../lib/confirm';
import type { Person } from '../../lib/people';
import { currentTranslator } from '../../lib/translation';
import { showToast } from '../../ui/toast';

/** Long enough to read and to reach for it. */
const UNDO_SHOWN_MS = 8000;

async function bringBack({ id, name }: Person): Promise<void> {
  try {
    await markPerson(id, 'restore');
    showToast({ text: currentTranslator()('avatar.restored', name) });
  } catch (error) {
    showError(error);
  }
}

/** Removes a person with all their photos after a question, with an undo in the toast. Errors are shown. */
export async function removePerson(person: Person): Promise<void> {
  const t = currentTranslator();
  const isConfirmed = await confirm({
    title: t('family.remove-title', person.name),
    text: t('family.remove-text', DELETE_UNDO_S / 60),
    confirmLabel: t('family.remove-confirm'),
    cancelLabel: t('action.cancel'),
    isDangerous: true,
  });
  if (!isConfirmed) return;
  try {
    await markPerson(person.id, 'delete');
  } catch (error) {
    showError(error);
    return;
  }
  showToast({
    text: t('family.removed', person.name),
    durationMs: UNDO_SHOWN_MS,
    action: { label: t('action.undo'), onPress: () => void bringBack(person) },
  });
}
