import { createEmitter } from '../lib/emitter';

/** A call failed because the configuration that it went by is no longer in force. */
export const configurationOutdated = createEmitter<undefined>();
