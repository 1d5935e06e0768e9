import { loadConfig } from '../../src/config/config.ts';
import { accountMerged } from '../../src/events/account-events.ts';
import { atOnce } from '../../src/events/follow.ts';
import { createLog } from '../../src/log.ts';
import { serverModules } from '../../src/server-parts.ts';
import { startServer } from '../../src/start-server.ts';

const MINUTE_MS = 61_000;

/**
 * The product's server, where a merger never comes to its end: everything has been moved, nothing is committed, and that is told. It is a
 * minute ahead, when another code may go to a phone.
 */
const config = loadConfig(process.env);
const hanging = atOnce(accountMerged, async () => {
  process.send?.('merging');
  await new Promise(() => undefined);
});
const modules = { ...serverModules, subscribers: [...serverModules.subscribers, hanging] };
const server = await startServer(config, modules, {
  log: createLog(config.logLevel),
  now: () => Date.now() + MINUTE_MS,
  onPanic: () => process.exit(70),
  studioProgram: new URL('./fake-studio-program.ts', import.meta.url),
});
process.send?.({ address: server.address, inbox: server.inbox });
