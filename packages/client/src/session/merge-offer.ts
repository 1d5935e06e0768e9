import type { MergeOfferView, SignInWay } from '@kinora/contract';
import { createStore } from '../lib/store';
import { sessionEnded } from './session';

/** Another account of the user's that was proven, and can be brought together with this one. */
export interface MergeOffer extends MergeOfferView {
  readonly secret: string;
  /** What leads to it: the phone that was to be bound, a way, or the way that somebody began to sign in by. */
  readonly of: 'phone' | 'sign-in' | SignInWay;
}

/** Shown where the ways into the account are, wherever it was proven. */
export const mergeOffer = createStore<MergeOffer | undefined>(undefined);

sessionEnded.listen(() => mergeOffer.set(undefined));
