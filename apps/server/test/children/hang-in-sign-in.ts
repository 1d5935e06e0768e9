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
 * The product's server, whose sign-in by a code comes no further than HANG_AFTER: the statement that writes to that table, or `answer`,
 * when everything is committed and nothing is answered. That is told.
 */
const hangAfter = process.env.HANG_AFTER;

async function hang(): Promise<never> {
  process.send?.(`after ${hangAfter}`);
  return new Promise(() => undefined);
}

const nameOf = (node: OperationNode | undefined): string | undefined =>
  node !== undefined && TableNode.is(node) ? node.table.identifier.name : undefined;

const writes = (node: RootOperationNode): boolean =>
  (InsertQueryNode.is(node) && nameOf(node.into) === hangAfter) ||
  (UpdateQueryNode.is(node) && nameOf(node.table) === hangAfter);

const awaited = new WeakSet<object>();
const plugin: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    if (writes(node)) awaited.add(queryId);
    return node;
  },
  async transformResult({ result, queryId }) {
    return awaited.has(queryId) ? hang() : result;
  },
};

const hangingIn = (deps: Deps): Deps => ({ ...deps, db: deps.db.withPlugin(plugin) });
const { LOGINGETSMSCODE, LOGINPHONECODE } = serverModules.handlers;
const config = loadConfig(process.env);
const modules = {
  ...serverModules,
  handlers: {
    ...serverModules.handlers,
    async LOGINGETSMSCODE(deps, actor, input) {
      const answer = await LOGINGETSMSCODE(hangAfter === 'sms_codes' ? hangingIn(deps) : deps, actor, input);
      return hangAfter === 'sent' ? hang() : answer;
    },
    async LOGINPHONECODE(deps, actor, input) {
      const answer = await LOGINPHONECODE(hangingIn(deps), actor, input);
      return hangAfter === 'answer' ? hang() : answer;
    },
  } satisfies typeof serverModules.handlers,
};
const server = await startServer(config, modules, {
  log: createLog(config.logLevel),
  onPanic: () => process.exit(70),
  studioProgram: new URL('./fake-studio-program.ts', import.meta.url),
});
process.send?.({ address: server.address, inbox: server.inbox });
