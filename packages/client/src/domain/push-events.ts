import type { PushEvent } from '@kinora/contract';
import { createEmitter } from '../lib/emitter';

/** News of the server, by the push socket. */
export const pushEvents = createEmitter<PushEvent>();
