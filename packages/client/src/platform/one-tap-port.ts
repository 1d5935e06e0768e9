import type { CarrierOffer, InputOf } from '@kinora/contract';
import type { CancelSignal } from '../lib/cancel-signal';

/** What ONECLICKLOGINH5 is given. */
export type CarrierProof = Pick<InputOf<'ONECLICKLOGINH5'>, 'processid' | 'token' | 'authcode' | 'phone'>;

/** The number of the telephone in use as its carrier tells it before the user agreed: with its middle hidden. */
export interface HiddenNumber {
  readonly carrier: 'mobile' | 'unicom';
  /** The digits before and after the hidden ones. */
  readonly ahead: string;
  readonly behind: string;
  /** The carrier wants the hidden digits typed; else it takes the user's word. */
  readonly asksDigits: boolean;
  /** The terms of the carrier, which the user agrees to beside ours. */
  readonly termsUrl: string;
  /** What signs in. Throws CarrierError, with `wrongDigits` where they are not those of the number. */
  confirm(digits: string): Promise<CarrierProof>;
  /** The user went back, or chose another way: the vendor is told. */
  leave(how: 'back' | 'switch'): void;
}

/** Throws CarrierError. */
export type AskCarrier = (offer: CarrierOffer, signal: CancelSignal) => Promise<HiddenNumber>;

/** What the host says when its button was tapped: a code for GETPHONENUM, or that it has none. */
export type HostPhoneAnswer = { readonly code: string } | { readonly code?: undefined; readonly isRefused: boolean };

/** What each machine's side of `one-tap` offers. */
export interface OneTapPort {
  /** Whether the network may be a carrier's: it is, or the machine does not tell. */
  readonly isCarrierInReach: () => boolean;
  /** Absent where the host tells the number itself, or nobody does. */
  readonly askCarrier: AskCarrier | undefined;
  /** Attributes that make a button the host's own, which asks the user for their number; absent where the host has none. */
  readonly hostPhoneButton:
    | ((onAnswer: (answer: HostPhoneAnswer) => void) => Readonly<Record<string, unknown>>)
    | undefined;
}
