import type { CarrierHosts, ThirdPartyCommand } from '@kinora/contract';

/** Who knows a person by something of their own. */
export const THIRD_PARTIES = ['wechat', 'qq', 'apple', 'google', 'facebook', 'douyin', 'kuaishou', 'liaoliao'] as const;
export type ThirdParty = (typeof THIRD_PARTIES)[number];

/** What ties a way to the provider's page and back together. None of it but `state` and `nonce` leaves the server. */
export interface Attempt {
  /** Letters and digits alone: some providers take no others. */
  state: string;
  nonce: string;
  /** Of PKCE. */
  verifier: string;
  /** Where the provider sends the browser back to. */
  returnUrl: string;
  /** What kind of client it was begun on. */
  platform: string;
}

/**
 * What a provider knows a person by. Some know them by one name in all products of a maker who joined their open platform; `alone` is then the
 * one that they have in this product, by which they came before the maker had joined.
 */
export type ProvenSubject = string | { subject: string; alone: string };

interface Door {
  provider: ThirdParty;
  /** What the provider knows the product by on a platform: a client that says that it is another one is refused. */
  appIdOn(platform: string): string | undefined;
  /** Where there are keys for it; else wherever the way works. */
  platforms?: readonly string[];
}

/** Through the provider's page and back. */
export interface RedirectDoor extends Door {
  kind: 'redirect';
  sendTo(attempt: Attempt): Promise<URL>;
  /** Throws SignInRefusedError or ProviderSilentError. */
  prove(attempt: Attempt, returned: URLSearchParams): Promise<ProvenSubject>;
}

/** By the provider's library in an app, whose token carries the nonce that it was asked for. */
export interface NonceDoor extends Door {
  kind: 'nonce';
  prove(attempt: Pick<Attempt, 'nonce'>, token: string): Promise<ProvenSubject>;
}

/** By what the host, or the provider's library in an app, gave the client. */
export interface HostDoor extends Door {
  kind: 'host';
  prove(code: string, platform: string): Promise<ProvenSubject>;
}

export type SignInDoor = RedirectDoor | NonceDoor | HostDoor;

/** What the carrier's library gave the client. */
export interface CarrierProof {
  processid: string;
  token: string;
  authcode: string | undefined;
}

/** Tells phone numbers, each in E.164. Throws SignInRefusedError or ProviderSilentError. */
export interface Carrier {
  /** The number of the card in an app's telephone. */
  numberOf(proof: CarrierProof): Promise<string>;
  /** Of pages; absent without their address. */
  page?: {
    /** What browsers name the product by, and where they ask. */
    appId: string;
    hosts: CarrierHosts;
    /** The number of the telephone on which a page is open; `phone` is the whole number as the page has it. */
    numberOf(proof: CarrierProof, phone: string | undefined): Promise<string>;
  };
}

/** Tells who is about to pay within the chat app, or another maker's. */
export interface ChatPayers {
  /** Platforms where it can tell. */
  platforms: readonly string[];
  /** The page that gives a code of who pays and sends the browser back; undefined where the host gives one by itself. */
  sendTo(platform: string, returnUrl: string, state: string): URL | undefined;
  /** Who pays, by that code, which is good once. Throws SignInRefusedError or ProviderSilentError. */
  prove(platform: string, code: string): Promise<{ appId: string; openId: string; sessionKey?: string | undefined }>;
}

/** Everybody by whom users can sign in besides ourselves, as far as there are keys. */
export interface SignInProviders {
  doors: Readonly<Partial<Record<ThirdPartyCommand, SignInDoor>>>;
  carrier: Carrier | undefined;
  /** The number that the chat app knows, in E.164, by the code of a mini-program. Throws as a door does. */
  phoneOfChat: ((code: string) => Promise<string>) | undefined;
  chatPayers: ChatPayers;
}

/** What was shown is forged, used, expired, or of another product. Its message is a code of the provider's, never what was shown. */
export class SignInRefusedError extends Error {
  override readonly name = 'SignInRefusedError';
}

/** The provider did not answer, or not with what it documents; asking again may go better. */
export class ProviderSilentError extends Error {
  override readonly name = 'ProviderSilentError';
}
