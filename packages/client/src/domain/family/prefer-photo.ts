import type { Face } from '@kinora/contract';
import type { Translator } from '@kinora/locales';
import { showError } from '../../api/show-error';
import { showToast } from '../../ui/toast';
import { editPerson } from './edit-person';

/** Has a photo stand for its person, and says so. */
export async function preferPhoto({ id, mid }: Pick<Face, 'id' | 'mid'>, t: Translator): Promise<void> {
  try {
    await editPerson({ mid, fid: id });
    showToast({ text: t('family.preferred') });
  } catch (error) {
    showError(error);
  }
}
