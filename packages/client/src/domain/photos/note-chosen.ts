import type { ResultImage } from '@kinora/contract';
import { currentTranslator } from '../../lib/translation';
import { currentStack, navigation } from '../../navigation/navigator';
import { dismissToast, showToast } from '../../ui/toast';

const TOAST_ID = 'chosen';
const NOTE_MS = 5000;

/** Says where the chosen photo is paid for, with the way there unless it lies below the viewer. */
export function noteChosen({ group }: ResultImage, isChosen: boolean): void {
  if (!isChosen) {
    dismissToast(TOAST_ID);
    return;
  }
  const t = currentTranslator();
  const [below] = currentStack().slice(-2);
  const action = { label: t('viewer.to-choice'), onPress: () => void navigation.navigateTo('result', { id: group }) };
  showToast({
    id: TOAST_ID,
    text: t('viewer.chosen-note'),
    durationMs: NOTE_MS,
    action: below === 'result' ? undefined : action,
  });
}
