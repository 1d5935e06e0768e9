import { loadConfig } from '../../src/config/config.ts';
import { createLog } from '../../src/log.ts';
import { serverModules } from '../../src/server-parts.ts';
import { startServer } from '../../src/start-server.ts';

/** The product's server on the fake engine; tells where it is found. */
const config = loadConfig(process.env);
const server = await startServer(config, serverModules, {
  log: createLog(config.logLevel),
  onPanic: () => process.exit(70),
  studioProgram: new URL('./fake-studio-program.ts', import.meta.url),
});
process.send?.({ address: server.address, inbox: server.inbox });
