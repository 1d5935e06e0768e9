import { AREAS } from '@kinora/locales';
import { createStore } from '../lib/store';
import { noticeChannel } from '../session/channel';
import { scheduleStartUpQueries, startServices } from './start-services';

/** Whether the texts are there: pages show nothing before. */
export const isStarted = createStore(false);

/** Starts the client in a mini-program: once, when the app is launched. Pages are the host's, so all texts come at once. */
export async function startApp(): Promise<void> {
  noticeChannel();
  await startServices(AREAS);
  isStarted.set(true);
  scheduleStartUpQueries();
}
