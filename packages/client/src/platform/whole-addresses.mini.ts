import { joinAddress } from '../lib/join-address';
import { serverBase } from './server-address';

/** Where the server keeps files: themes, objects and exports. */
const SERVED = /^\/(?:[ot]|exports)\/\S+$/;

/** An answer whose pictures can be shown here: a mini-program would look for `/o/…` in its own package. */
export function withWholeAddresses(answer: unknown): unknown {
  if (typeof answer === 'string') return SERVED.test(answer) ? joinAddress(serverBase(), answer) : answer;
  if (Array.isArray(answer)) return answer.map(withWholeAddresses);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, withWholeAddresses(value)]));
}
