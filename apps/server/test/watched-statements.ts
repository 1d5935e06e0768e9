import type { KyselyPlugin } from 'kysely';
import type { Db } from '../src/deps.ts';

/** A database that notes what it is asked, as SQL without values, in transactions too. */
export function watchStatements(db: Db): { db: Db; take(): string[] } {
  let statements: string[] = [];
  const watcher: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(db.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    db: db.withPlugin(watcher),
    take() {
      const taken = statements;
      statements = [];
      return taken;
    },
  };
}
