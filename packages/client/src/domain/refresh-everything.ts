import { queryClient } from '../api/query-client';
import { session } from '../session/session';

/** Asks again for what the screens show, and for messages, whose code is fetched at the first press. */
export async function refreshEverything(): Promise<void> {
  const { refreshInbox } = await import('./messages/inbox');
  await Promise.all([queryClient.invalidateQueries(), session.get().state === 'user' ? refreshInbox() : undefined]);
}
