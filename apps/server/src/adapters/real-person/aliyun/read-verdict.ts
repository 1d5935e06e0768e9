import { RealPersonSilentError, type ServiceVerdict } from '../../ports/real-person.ts';
import { failedFor, INTERRUPTED, PASSED, SYSTEM_ERROR } from '../verdicts.ts';

const OK = '200';
/** Not done yet, given up on the way, or still being looked at: the service knows no end of it. */
const OPEN = ['403', '424'];
/** The source of identities is not there, too many checks today, or the service's own rules. */
const REFUSED = ['417', '418', '427'];
/** It may answer another time. */
const LATER = '500';
/** Of a check that ended: the face is another one's; what was filmed is no living one. All others are about the card. */
const OTHER_PERSON = '204';
const NOT_LIVE = '205';

/**
 * What DescribeFaceVerify says, in the codes of the specification. What is wrong with the account, the scene or the request is a system error: no user can
 * mend it. Throws RealPersonSilentError for what may be otherwise another time.
 */
export function readVerdict(
  code: string,
  result: { Passed: string; SubCode?: string | undefined } | undefined,
): ServiceVerdict {
  if (OPEN.includes(code)) return INTERRUPTED;
  if (REFUSED.includes(code)) return failedFor('refused');
  if (code === LATER || (code === OK && !result)) throw new RealPersonSilentError(code);
  if (code !== OK || !result) return SYSTEM_ERROR;
  if (result.Passed === 'T') return PASSED;
  if (result.SubCode === OTHER_PERSON) return failedFor('other-person');
  return failedFor(result.SubCode === NOT_LIVE ? 'still' : 'refused');
}
