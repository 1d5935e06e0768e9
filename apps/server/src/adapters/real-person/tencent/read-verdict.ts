import type { ServiceVerdict } from '../../ports/real-person.ts';
import { failedFor, INTERRUPTED, NETWORK_ERROR, PASSED, SYSTEM_ERROR } from '../verdicts.ts';

const VERDICTS: readonly (readonly [codes: readonly number[], verdict: ServiceVerdict])[] = [
  [[0], PASSED],
  /** Not gone through to its end. */
  [[17], INTERRUPTED],
  /** Asked in a wrong way, without a right to it, or broken at the service. */
  [[1, 2, 3, 4, 8, 10, 12, 13, 203, 204, 1001, 1006, 2001], SYSTEM_ERROR],
  /** Pictures did not arrive. */
  [[201, 202, 1007, 1008], NETWORK_ERROR],
  /** The token's time is over. */
  [[15], failedFor('late')],
  /** Not filmed by a living person. */
  [[1002], failedFor('still')],
  /** The face is another one's than the card's. */
  [[2015, 2016], failedFor('other-person')],
];

/** What GetDetectInfoEnhanced says, in the codes of the specification; null: nobody has begun. All that is not listed is about the card or the picture. */
export function readVerdict(errCode: number | null): ServiceVerdict {
  if (errCode === null) return INTERRUPTED;
  return VERDICTS.find(([codes]) => codes.includes(errCode))?.[1] ?? failedFor('refused');
}
