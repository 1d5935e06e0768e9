import { session } from '../session/session';

/** Asks again for what the screens show, and for messages. Code is fetched at the first press. */
export async function refreshEverything(): Promise<void> {
  const [{ queryClient }, { refreshInbox }] = await Promise.all([import('./query-client'), import('./inbox')]);
  await Promise.all([queryClient.invalidateQueries(), session.get().state === 'user' ? refreshInbox() : undefined]);
}
