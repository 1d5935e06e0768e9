import type { COMMANDS, CommandName, RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../deps.ts';

/** Who calls: taken from the sealed payload, and for `uid` only after the temporary password was checked. */
export interface Actor {
  /** Null for a guest. */
  uid: string | null;
  /** Id of the login (one a device), null for a guest. */
  loginId: string | null;
  locale: string;
  platform: string;
  /** The machine in the client's own words; empty where it said none. */
  system: string;
  /** Public key of the machine, whose private one it has proven to hold; null where it has none. */
  deviceKey: string | null;
  /** Address of the peer, for rate limits only; never stored or logged in the clear. */
  address: string;
}

/** A file that came beside the sealed data: whole in memory, its size already limited and its digest already checked. */
export interface UploadedFile {
  bytes: Uint8Array;
  sha256: string;
}

/** Whoever looks at something: policies ask no more of them. */
export type Viewer = Pick<Actor, 'uid'>;
/** A viewer who reads, in their language. */
export type Reader = Pick<Actor, 'uid' | 'locale'>;

export interface User extends Actor {
  uid: string;
  loginId: string;
}

/** The gateway has checked the schema, the login (for `user` and above) and the rate limits before a handler runs. */
export type GuestHandler<N extends CommandName> = (
  deps: Deps,
  actor: Actor,
  input: RequestOf<N>,
) => Promise<ResponseOf<N>>;
export type UserHandler<N extends CommandName> = (
  deps: Deps,
  actor: User,
  input: RequestOf<N>,
) => Promise<ResponseOf<N>>;
export type UploadHandler<N extends CommandName> = (
  deps: Deps,
  actor: User,
  input: RequestOf<N>,
  file: UploadedFile,
) => Promise<ResponseOf<N>>;

/** What answers a command follows from how it travels and who may call it. */
export type HandlerOf<N extends CommandName> = (typeof COMMANDS)[N]['transport'] extends 'upload'
  ? UploadHandler<N>
  : (typeof COMMANDS)[N]['access'] extends 'guest'
    ? GuestHandler<N>
    : UserHandler<N>;

/** One handler for each command: a command without one does not compile. */
export type Handlers = { readonly [N in CommandName]: HandlerOf<N> };

/** What says whose login a command is of. */
export interface Credentials extends Pick<Actor, 'platform' | 'deviceKey'> {
  userid: string;
  tmppsw: string;
}

/** Whose a temporary password is. Throws AppError (`loginLost`, `loginExpired`…) when it is nobody's, or another machine's. */
export type Authenticate = (deps: Deps, credentials: Credentials) => Promise<{ uid: string; loginId: string }>;

/** Whether the user's face was authenticated, which commands with the access `verified` ask for. */
export type IsVerified = (deps: Deps, uid: string) => Promise<boolean>;
