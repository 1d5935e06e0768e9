import { ConfigError, loadConfig } from './config/config.ts';
import { renderHelp, VARIABLE_NAMES } from './config/describe-variables.ts';
import { DirectoryLockedError } from './database/directory-lock.ts';
import { findUnknown } from './environment/find-unknown.ts';
import { createLog } from './log.ts';
import { serverModules } from './server-parts.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** Exit codes, as in sysexits.h. */
const EXIT = { configuration: 78, dataInUse: 75, addressInUse: 75, failure: 1, panic: 70 } as const;
// After the grace of jobs and requests, whatever hangs is left behind: a stop takes five seconds at most. What was acknowledged
// is on the disk, and jobs that could not be handed back go on as after a crash.
const STOP_MARGIN_MS = 2_900;

function explain(error: unknown): number {
  if (error instanceof ConfigError) {
    console.error(`Configuration: ${error.message}`);
    return EXIT.configuration;
  }
  if (error instanceof DirectoryLockedError) {
    console.error(error.message);
    return EXIT.dataInUse;
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    console.error(`${error.message}. Stop what listens there, or set KINORA_PORT to another port.`);
    return EXIT.addressInUse;
  }
  console.error(error);
  return EXIT.failure;
}

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    process.stdout.write(renderHelp());
    return;
  }
  const config = loadConfig(process.env);
  const log = createLog(config.logLevel);
  for (const { name, closest } of findUnknown(new Set([...VARIABLE_NAMES, ...config.engines.keysFrom]), process.env)) {
    log.warn(`nothing reads ${name}; did you mean ${closest}? \`npm start -- --help\` lists all`);
  }
  let server: RunningServer | undefined;
  let isStopping = false;

  async function stop(reason: string): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(EXIT.failure), config.shutdownGraceMs + STOP_MARGIN_MS).unref();
    try {
      await server?.stop();
      process.exit(0);
    } catch (error) {
      process.exit(explain(error));
    }
  }

  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));

  server = await startServer(config, serverModules, {
    log,
    onPanic(message) {
      // Not a moment longer: the next statement would spin for ever. The operator's supervisor starts it anew.
      console.error(`The embedded database gave up: ${message}`);
      process.exit(EXIT.panic);
    },
  });
  const readyMs = Math.round(performance.now());
  log.info({ listening: server.address, readyMs, roles: [...config.roles] }, 'ready');
  // For whoever started it, not for the log: who reads a code can sign in with it.
  if (server.inbox !== undefined) console.error(`Verification codes are shown at ${server.inbox}`);
  console.error(`Kinora is ready at ${server.address} (${readyMs} ms)`);
}

try {
  await main();
} catch (error) {
  process.exit(explain(error));
}
