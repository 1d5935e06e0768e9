import { isDeepStrictEqual } from 'node:util';
import type { PersonInfo } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { openInfo, sealInfo } from '../people/index.ts';
import { changeUser, readUser } from '../users/index.ts';
import { mergeSaid } from './ages.policy.ts';
import { findStatement } from './ages.store.ts';
import { ageRule } from './require-guardian.ts';

/**
 * Keeps what the users of two accounts that become one said of themselves, see {@link mergeSaid}. Gives those of whom something else is
 * said from now on, so that their faces are drawn otherwise.
 */
export async function keepSaid(tx: Db, deps: Deps, from: string, to: string): Promise<string[]> {
  const [other, own] = [await readSaid(tx, deps, from), await readSaid(tx, deps, to)];
  const info = mergeSaid(own, other, ageRule(deps));
  const differs = (said: { info: PersonInfo }): boolean => !isDeepStrictEqual(said.info, info);
  if (differs(own)) await changeUser(tx, to, { info_sealed: sealInfo(deps, { info, at: deps.now() }) });
  return [...(differs(other) ? [from] : []), ...(differs(own) ? [to] : [])];
}

async function readSaid(tx: Db, deps: Deps, uid: string) {
  const { info_sealed } = await readUser(tx, uid);
  return { ...openInfo(deps, info_sealed), stated: await findStatement(tx, uid) };
}
