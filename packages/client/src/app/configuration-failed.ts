import { createStore } from '../lib/store';

/** The configuration could not be had at the start (specification, section 4): every page says so, and it is asked for again. */
export const configurationFailed = createStore(false);
