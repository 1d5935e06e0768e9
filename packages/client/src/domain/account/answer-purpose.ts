import type { Purpose } from '@kinora/contract';
import { call } from '../../api/call';
import { refreshAfter } from '../../api/refresh';

/** Puts on record what was answered to a purpose for each of these people, the user by their uid. Throws as `call` does. */
export async function answerPurpose(kind: Purpose, mids: readonly string[], agree: boolean): Promise<void> {
  const { protocols } = await call('GLOBALCONF', {});
  const answer = { kind, version: protocols[kind], agree };
  for (const mid of mids) await call('AGREEPROTOCOL', { ...answer, mid });
  await refreshAfter('AGREEPROTOCOL', answer);
}
