import type { ResponseOf } from '../commands.ts';

/**
 * The home gallery as every guest of a language sees it, from `gallery.json`: before a session is there, and not sealed,
 * as nothing in it is anybody's. Whoever is logged in asks QUERYINDEX and QUERYMODELS.
 */
export interface FirstGallery {
  /** `CLIENT_VERSION` of the server's client: another one asks the commands, whose answers it can check. */
  readonly version: string;
  readonly gallery: ResponseOf<'QUERYINDEX'>;
  /** What the themes are called in that language. */
  readonly models: ResponseOf<'QUERYMODELS'>;
}
