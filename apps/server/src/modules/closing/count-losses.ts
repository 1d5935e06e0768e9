import { type ClosingView, RESULT_STATUS } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { countFaces } from '../faces/index.ts';
import { listMessagesOfUser } from '../messages/index.ts';
import { listPeople } from '../people/index.ts';
import { listPhotosOfUser } from '../photos/index.ts';
import { listShootsOfUser } from '../shoots/index.ts';

/** What an account has, and what would be gone with it. */
export async function countLosses({ db, config }: Pick<Deps, 'db' | 'config'>, uid: string): Promise<ClosingView> {
  return { ...(await countDestroyed(db, uid)), days: config.business.closingDays };
}

/** What goes with an account, by kind. */
export async function countDestroyed(db: Db, uid: string): Promise<Omit<ClosingView, 'days'>> {
  const [photos, faces, people, shoots, messages] = await Promise.all([
    listPhotosOfUser(db, uid),
    countFaces(db, uid),
    listPeople(db, uid),
    listShootsOfUser(db, uid),
    listMessagesOfUser(db, uid),
  ]);
  const kept = photos.filter(({ status }) => status >= RESULT_STATUS.paid);
  return {
    photos: kept.length,
    unkept: photos.length - kept.length,
    faces,
    people: people.length,
    shoots: shoots.length,
    messages: messages.length,
    published: kept.filter(({ square }) => square).length,
  };
}
