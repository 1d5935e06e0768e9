import { createEmitter } from '../lib/emitter';
import type { TabName } from './routes';

/** Emitted when the tab that is shown is tapped again. */
export const tabEvents = createEmitter<TabName>();
