import {
  InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type RootOperationNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely';
import { loadConfig } from '../../src/config/config.ts';
import type { Deps } from '../../src/deps.ts';
import { createLog } from '../../src/log.ts';
import { serverModules } from '../../src/server-parts.ts';
import { startServer } from '../../src/start-server.ts';

/**
 * The product's server, where what KINORA_TEST_STEPS names comes no further: `COMMAND:table` hangs after the statement that writes to that
 * table, `COMMAND:answer` when everything is committed and nothing is answered; `callback` stands for the returns from providers. Each is told when it
 * is there.
 */
const steps = (process.env.KINORA_TEST_STEPS ?? '').split(',');

async function hang(step: string): Promise<never> {
  process.send?.(step);
  return new Promise(() => undefined);
}

const nameOf = (node: OperationNode | undefined): string | undefined =>
  node !== undefined && TableNode.is(node) ? node.table.identifier.name : undefined;

const writtenBy = (node: RootOperationNode): string | undefined => {
  if (InsertQueryNode.is(node)) return nameOf(node.into);
  return UpdateQueryNode.is(node) ? nameOf(node.table) : undefined;
};

/** Hangs after the statements by which the command writes to a table that is named. */
function pluginOf(command: string): KyselyPlugin {
  const awaited = new WeakMap<object, string>();
  return {
    transformQuery({ node, queryId }) {
      const step = `${command}:${writtenBy(node)}`;
      if (steps.includes(step)) awaited.set(queryId, step);
      return node;
    },
    async transformResult({ result, queryId }) {
      const step = awaited.get(queryId);
      return step === undefined ? result : hang(step);
    },
  };
}

type Handle = (deps: Deps, ...rest: unknown[]) => Promise<unknown>;

/** The same, which comes no further than a step of its own. */
function hanging(command: string, handle: Handle): Handle {
  if (!steps.some((step) => step.startsWith(`${command}:`))) return handle;
  const plugin = pluginOf(command);
  return async (deps, ...rest) => {
    const answer = await handle({ ...deps, db: deps.db.withPlugin(plugin) }, ...rest);
    return steps.includes(`${command}:answer`) ? hang(`${command}:answer`) : answer;
  };
}

const config = loadConfig(process.env);
const handlers = Object.fromEntries(
  Object.entries(serverModules.handlers).map(([name, handle]) => [name, hanging(name, handle as Handle)]),
) as unknown as typeof serverModules.handlers;
const callbacks = serverModules.callbacks.map((route) => ({
  ...route,
  handle: hanging('callback', route.handle as Handle) as typeof route.handle,
}));
const server = await startServer(
  config,
  { ...serverModules, handlers, callbacks },
  {
    log: createLog(config.logLevel),
    // Another code may go to the phone by then.
    now: () => Date.now() + Number(process.env.KINORA_TEST_AHEAD_MS ?? 0),
    onPanic: () => process.exit(70),
    studioProgram: new URL('./fake-studio-program.ts', import.meta.url),
  },
);
process.send?.({ address: server.address, inbox: server.inbox });
