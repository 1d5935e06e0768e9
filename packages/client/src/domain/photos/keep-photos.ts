import { canToggleKeep, RESULT_STATUS, type ResultImage } from '@kinora/contract';
import { showError } from '../../api/show-error';
import { currentTranslator } from '../../lib/translation';
import { dismissToast, showToast } from '../../ui/toast';
import { changePhotos } from './change-photos';
import { refreshAfterMark, replacePhotos, sendMark } from './mark-photos';
import { UNDO_MS, withSquare } from './undo-words';

const TOAST = 'kept';

interface Wish {
  readonly isKept: boolean;
  readonly before: ResultImage;
}

/** What the server was not told yet, by photo. */
const wishes = new Map<string, Wish>();
let telling: Promise<void> | undefined;

/**
 * Puts photos into the album, or takes them out: at once on every screen, then on the server, several taps in one call.
 * When that fails they are as they were, and it is said.
 */
export function keepPhotos(photos: readonly ResultImage[], isKept: boolean): void {
  for (const photo of photos) {
    if (canToggleKeep(photo.status, false))
      wishes.set(photo.id, { isKept, before: wishes.get(photo.id)?.before ?? photo });
  }
  const status = isKept ? RESULT_STATUS.free : RESULT_STATUS.ready;
  const ids = photos.map(({ id }) => id);
  changePhotos((photo) =>
    ids.includes(photo.id) && canToggleKeep(photo.status, false)
      ? { ...photo, status, dislike: isKept ? 0 : photo.dislike }
      : photo,
  );
  telling ??= tellServer()
    .catch(showError)
    .finally(() => {
      telling = undefined;
    });
}

/** The same, with a word and a way back. */
export function keepWithUndo(photos: readonly ResultImage[], isKept: boolean): void {
  const t = currentTranslator();
  const isShared = photos.some(({ square }) => square === 1);
  keepPhotos(photos, isKept);
  showToast({
    id: TOAST,
    text: isKept ? t('photo.kept', photos.length) : withSquare(t('photo.unkept'), isShared && t('photo.off-square')),
    durationMs: UNDO_MS,
    action: { label: t('action.undo'), onPress: () => keepPhotos(photos, !isKept) },
  });
}

/** Resolves when the server knows, or cannot be told: what is asked of it from then on has every tap in it. */
export const keptOnServer = async (): Promise<void> => telling;

async function tellServer(): Promise<void> {
  while (wishes.size > 0) await tellSome();
}

/** Kept again in time, a photo stands where it stood before it was taken out: others see it. */
function tellOfReturn(photos: readonly ResultImage[]): void {
  const t = currentTranslator();
  showToast({
    id: TOAST,
    text: withSquare(t('photo.kept', photos.length), t('photo.on-square')),
    durationMs: UNDO_MS,
    action: { label: t('action.undo'), onPress: () => keepPhotos(photos, false) },
  });
}

/** Of what is wished, all that is to be kept, or else all that is not. */
async function tellSome(): Promise<void> {
  const isKept = [...wishes.values()].some((wish) => wish.isKept);
  const some = new Map([...wishes].filter(([, wish]) => wish.isKept === isKept));
  for (const id of some.keys()) wishes.delete(id);
  const ids = [...some.keys()];
  const mark = isKept ? 'keep' : 'unkeep';
  try {
    const marked = await sendMark(ids, mark, (markedIds, photos) => {
      replacePhotos(photos.filter(({ id }) => !wishes.has(id)));
      for (const id of markedIds) some.delete(id);
    });
    if (isKept && marked.some(({ square }) => square === 1)) tellOfReturn(marked);
  } catch (error) {
    const asBefore = new Map([...wishes, ...some]);
    wishes.clear();
    replacePhotos([...asBefore.values()].map(({ before }) => before));
    dismissToast(TOAST);
    throw error;
  } finally {
    await refreshAfterMark(ids, mark);
  }
}
