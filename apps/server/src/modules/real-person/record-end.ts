import { REAL_PERSON_CODE } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { recordSecurityEvent } from '../../gateway/security-events.ts';
import type { CheckEnd, CheckRow } from './real-person.store.ts';

/** Tells operators of a check that has just ended. What broke off or went wrong here says nothing of the person. */
export function recordEnd(deps: Deps, { uid }: Pick<CheckRow, 'uid'>, { code }: CheckEnd, command: string): void {
  if (code === REAL_PERSON_CODE.passed) recordSecurityEvent(deps, 'real-person-passed', { command, uid });
  if (code === REAL_PERSON_CODE.failed) recordSecurityEvent(deps, 'real-person-refused', { command, uid });
}
