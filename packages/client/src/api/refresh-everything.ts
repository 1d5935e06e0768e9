import { session } from '../session/session';
import { queryClient } from './query-client';

/** Asks again for what the screens show, and for messages, whose code is fetched at the first press. */
export async function refreshEverything(): Promise<void> {
  const { refreshInbox } = await import('./inbox');
  await Promise.all([queryClient.invalidateQueries(), session.get().state === 'user' ? refreshInbox() : undefined]);
}
