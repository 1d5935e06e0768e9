import type * as z from 'zod/mini';
import type { ErrorId } from './errors.ts';
import type { Subject } from './subjects.ts';

/** Who may call a command: anyone, a logged-in user, or a user whose face was authenticated (`isrpa`). */
export type Access = 'guest' | 'user' | 'verified';

/**
 * How a command travels. `query`: GET, or POST when the sealed data is over {@link POST_OVER_CHARACTERS};
 * `post`: always POST; `sign-in`: POST to `jssdk/`; `upload`: multipart with the file beside the sealed data.
 */
export type Transport = 'query' | 'post' | 'sign-in' | 'upload';

/** Calls that are counted together, by address and by user, so that nobody can ask too often. */
export type RateClass = 'read' | 'write' | 'account' | 'money' | 'sign-in' | 'upload';

/** Sealed data longer than this goes by POST (specification, section 7). */
export const POST_OVER_CHARACTERS = 1000;

export interface CommandDefinition<
  Name extends string = string,
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly name: Name;
  readonly access: Access;
  readonly transport: Transport;
  readonly rate: RateClass;
  /** What the answer tells of: a kept one is asked for again when one of these has changed. */
  readonly holds: readonly Subject[];
  /** What a success changes besides what its own answer shows; by what was asked for where that matters. */
  readonly changes: readonly Subject[] | ((input: never) => readonly Subject[]);
  /** The answer carries words of the caller's language, or addresses of pictures whose mark is in it. */
  readonly isLocalised: boolean;
  /** What goes into the `data` field of the sealed payload. */
  readonly request: Request;
  /** What a success answers with; the gateway adds `timestamp`. */
  readonly response: Response;
  /** The errors that are this command's own, besides those that any command may answer with. */
  readonly errors: readonly ErrorId[];
}

/** Declares one command of the gateway; keeps its literal types, so that a handler's type follows from its access and transport. */
export function command<const Definition extends CommandDefinition>(definition: Definition): Definition {
  return definition;
}

/** The commands of one business area, each under its own name on the wire: another key does not compile. */
export function areaCommands<const Area extends { readonly [Name in keyof Area]: CommandDefinition<Name & string> }>(
  area: Area,
): Area {
  return area;
}
