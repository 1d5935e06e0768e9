import { type Activity, type RequestOf, type ResponseOf, readLocale } from '@kinora/contract';
import type { ActivityTerms } from '../../config/business.ts';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { requireShop } from '../orders/index.ts';
import { activitiesFor, standingOf } from './activities.ts';

export async function shareTask(
  deps: Deps,
  user: User,
  _input: RequestOf<'SHARETASK'>,
): Promise<ResponseOf<'SHARETASK'>> {
  requireShop(deps);
  const view = async (terms: ActivityTerms): Promise<Activity> => {
    const { id, start, end, bind, keywords, unit, count } = terms;
    const state = await standingOf(deps.db, user.uid, terms);
    return { id, start, end, bind, hint: hintFor(terms, user.locale), keywords: [...keywords], unit, count, state };
  };
  return { activities: await Promise.all(activitiesFor(deps, user).map(view)) };
}

/** What an activity is called in a language, in English where it has no name in that one; empty where it has neither. */
function hintFor({ hint }: ActivityTerms, locale: string): string {
  const code = readLocale(locale);
  return (code && hint[code]) ?? hint.en ?? '';
}
