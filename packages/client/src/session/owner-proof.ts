import { createStore } from '../lib/store';
import { sessionEnded } from './session';

/** What says once, within ten minutes, that the user owns the account although its phone is lost. */
interface OwnerProof {
  readonly owner: string;
  readonly secret: string;
}

/** Brought back from a provider's page to where the phone is changed. */
export const ownerProof = createStore<OwnerProof | undefined>(undefined);

sessionEnded.listen(() => ownerProof.set(undefined));
