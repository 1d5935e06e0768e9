import type { Activity } from '@kinora/contract';
import type { ActivityTerms } from '../../config/business.ts';
import type { Db, Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { listSubjectIndexes } from '../identities/index.ts';
import { isPublishedWithin } from '../photos/index.ts';
import { findReward } from './rewards.store.ts';

/** The activities that go on where somebody is. */
export function activitiesFor({ config, now }: Deps, { platform }: Pick<User, 'platform'>): ActivityTerms[] {
  const at = now();
  const isHere = (terms: ActivityTerms) => terms.platform.length === 0 || terms.platform.includes(platform);
  return config.business.activities.filter((terms) => terms.start <= at && at < terms.end && isHere(terms));
}

/** How far a user is with an activity. */
export async function standingOf(db: Db, uid: string, terms: ActivityTerms): Promise<Activity['state']> {
  const { id, start, end, bind, keywords } = terms;
  if (await findReward(db, uid, id)) return 'taken';
  if (!(await isPublishedWithin(db, uid, { start, end, themes: keywords }))) return 'open';
  if (bind && (await listSubjectIndexes(db, uid, bind)).length === 0) return 'unbound';
  return 'earned';
}
