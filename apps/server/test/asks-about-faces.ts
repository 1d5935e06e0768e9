import type { User } from '../src/gateway/command-handler.ts';
import { faceKeys } from '../src/modules/faces/face-keys.ts';
import { photoFile, photoInput, type World } from './module-world.ts';

export type FaceAsks = ReturnType<typeof asksAboutFaces>;

/** What tests of faces ask in a world, over and over. */
export function asksAboutFaces(world: World) {
  const consent = (actor: User, agree = true) =>
    world.call('AGREEPROTOCOL', actor, { kind: 'face', version: world.deps.config.business.faceVersion, agree });
  const check = (actor: User) => world.call('UPLOADCHECK', actor, photoInput, photoFile);
  const icons = async (actor: User) => (await world.call('QUERYICONS', actor, {})).icons;
  const isReady = async (actor: User, id: string) =>
    (await icons(actor)).some((face) => face.id === id && face.state === 'ready');
  const mark = (actor: User, ids: string[], name: 'delete' | 'restore' | 'keep') =>
    world.call('DISLIKEPHOTO', actor, { of: 'faces', ids, mark: name });
  /** Whether its photo, its icon and its plate are stored. */
  const hasObjects = async (uid: string, faceId: string) => {
    const { photo, icon, plate } = faceKeys(uid, faceId);
    return Promise.all([photo, icon, plate].map((key) => world.deps.objects.exists(key)));
  };
  return { consent, check, icons, isReady, mark, hasObjects };
}
