import type { ResultImage } from '@kinora/contract';
import type { Translator } from '@kinora/locales';
import type { IconName } from '../../ui/icon';
import type { usePhotoActions } from './use-photo-actions';

/** What can be done with a photo. */
export type ViewerAction = {
  icon: IconName;
  label: string;
  isBusy?: boolean;
  /** Given: a toggle. */
  isOn?: boolean;
  press: () => unknown;
};

/** What is done more rarely with a photo: beside the rest on a wide window, above the photo on a phone. */
export function rareActions(
  t: Translator,
  photo: ResultImage,
  actions: ReturnType<typeof usePhotoActions>,
): ViewerAction[] {
  const remove: ViewerAction = { icon: 'trash', label: t('action.delete'), press: actions.remove };
  if (!actions.canPublish) return [remove];
  const label = t(photo.square === 0 ? 'square.publish' : 'square.withdraw');
  return [{ icon: 'globe', label, isBusy: actions.busy === 'publish', press: actions.publish }, remove];
}
