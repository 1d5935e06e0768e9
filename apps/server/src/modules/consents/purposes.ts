import { createHash } from 'node:crypto';
import type { Purpose } from '@kinora/contract';
import type { Deps } from '../../deps.ts';

const DIGITS = 8;

/** What says who is outside. */
export type Parts = Pick<Deps, 'config' | 'engine' | 'moderation' | 'realPerson'>;

/** Who outside of this machine gets pictures of people: engines, who judges pictures, who checks real persons. Each once, sorted. */
export function outsideServices({ config, engine, moderation, realPerson }: Parts): string[] {
  const checker = config.business.realPerson === 'off' ? undefined : realPerson?.name;
  const all = [...engine.outside, ...[moderation.outside, checker].flatMap((name) => name ?? [])];
  return [...new Set(all)].toSorted();
}

/**
 * The version of the consent that is in force; empty where nobody is asked for it. Of `outside` it changes with who gets the pictures: who
 * agreed to one service has not agreed to another.
 */
export function purposeVersion(deps: Parts, kind: Purpose): string {
  const { ownCovers, coversVersion, outsideVersion } = deps.config.business;
  if (kind === 'covers') return ownCovers ? coversVersion : '';
  const services = outsideServices(deps);
  if (services.length === 0) return '';
  const digest = createHash('sha256').update(JSON.stringify(services)).digest('hex').slice(0, DIGITS);
  return `${outsideVersion}-${digest}`;
}
