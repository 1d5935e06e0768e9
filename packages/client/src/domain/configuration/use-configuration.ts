import { call } from '../../api/call';
import { useCommand } from '../../api/use-command';
import type { CancelSignal } from '../../lib/cancel-signal';

const FRESH_MS = 300_000;

/** What the business may change without a new client. */
export function useConfiguration({ isWanted = true, freshMs = FRESH_MS } = {}) {
  return useCommand('GLOBALCONF', {}, { isEnabled: isWanted, freshMs });
}

/** The same, asked for now. Throws as `call` does. */
export const readConfiguration = (signal?: CancelSignal) => call('GLOBALCONF', {}, { signal });
