import type { CommandName } from '@kinora/contract';
import { call } from './call';
import { changePhotos } from './photo-answers';
import { refreshCommands } from './use-command';

/** Answers that a face's end changes: its photos leave the square with it. */
export const FACE_GONE: readonly CommandName[] = [
  'QUERYICONS',
  'QUERYUSERINFO',
  'QUERYSQUARE',
  'QUERYPHOTOES',
  'RECENTPHOTOES',
  'QUERYIMGS',
];

/** Publishes a photo in the square or takes it out, and shows so wherever it is seen. Throws as `call` does. */
export async function submitSquare(id: string, share: boolean): Promise<void> {
  const { imgs } = await call('SUBMITSQUARE', { id, share });
  changePhotos((photo) => imgs.find((changed) => changed.id === photo.id) ?? photo);
  refreshCommands(['QUERYSQUARE']);
}
