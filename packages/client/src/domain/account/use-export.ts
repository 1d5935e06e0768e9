import type { DataExport } from '@kinora/contract';
import { call } from '../../api/call';
import { serverNow } from '../../api/gateway';
import { changeAnswer, useCommand, useCommandMutation } from '../../api/use-command';
import { useCountdown } from '../../lib/use-countdown';

const POLL_MS = 1500;

const pollMs = (made: DataExport | undefined) => (made?.state === 'making' ? POLL_MS : false);

/** The user's export as it stands, followed while it is made. */
export function useExport() {
  return useCommand('EXPORTDATA', {}, { freshMs: 0, pollMs });
}

/** Seconds until another one can be asked for, by the clock of the server. */
export const useUntilAnother = (againAt: number): number => useCountdown(againAt, serverNow);

/** Has the export made. */
export function useAskExport(onError: (error: Error) => void) {
  return useCommandMutation('EXPORTDATA', {
    onSuccess: (made) => changeAnswer('EXPORTDATA', {}, () => made),
    onError,
  });
}

/** An address of one zip file, for the browser that opens it first. Throws CommandError. */
export async function addressOfPart(number: number): Promise<string> {
  const { url } = await call('EXPORTDATA', { take: number });
  if (url === undefined) throw new Error('no address was given');
  return url;
}
