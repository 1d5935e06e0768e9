import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { ExecuteStatement, StatementResult } from './pglite-protocol.ts';
import { TransactionGate } from './transaction-gate.ts';

const CHANGING = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** One user of the one session: a query, or a transaction from its begin to its end. */
class PgliteConnection implements DatabaseConnection {
  readonly #execute: ExecuteStatement;
  readonly #gate: TransactionGate;

  constructor(execute: ExecuteStatement, gate: TransactionGate) {
    this.#execute = execute;
    this.#gate = gate;
  }

  run(sql: string, parameters: readonly unknown[] = []): Promise<StatementResult> {
    return this.#execute(sql, parameters, this.#gate.isHeldBy(this));
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const send = () => this.run(query.sql, query.parameters);
    const { rows, command, rowCount } = await this.#gate.pass(this, send);
    const isChanging = command !== undefined && CHANGING.has(command);
    return {
      rows: rows as Row[],
      ...(isChanging && rowCount !== undefined && { numAffectedRows: BigInt(rowCount) }),
    };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator; nothing here streams.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('the embedded database does not stream');
  }
}

class PgliteDriver implements Driver {
  readonly #execute: ExecuteStatement;
  readonly #gate = new TransactionGate();

  constructor(execute: ExecuteStatement) {
    this.#execute = execute;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PgliteConnection> {
    return new PgliteConnection(this.#execute, this.#gate);
  }

  async beginTransaction(connection: PgliteConnection, settings: TransactionSettings): Promise<void> {
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const access = settings.accessMode ? ` ${settings.accessMode}` : '';
    try {
      await this.#gate.enter(connection, () => connection.run(`start transaction${isolation}${access}`));
    } catch (error) {
      this.#gate.leave(connection);
      throw error;
    }
  }

  async commitTransaction(connection: PgliteConnection): Promise<void> {
    const { command } = await connection.run('commit').finally(() => this.#gate.leave(connection));
    if (command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async rollbackTransaction(connection: PgliteConnection): Promise<void> {
    try {
      // A commit that failed has already rolled back and left.
      if (this.#gate.isHeldBy(connection)) await connection.run('rollback');
    } finally {
      this.#gate.leave(connection);
    }
  }

  async savepoint(connection: PgliteConnection, name: string): Promise<void> {
    await connection.run(`savepoint "${name}"`);
  }

  async rollbackToSavepoint(connection: PgliteConnection, name: string): Promise<void> {
    await connection.run(`rollback to savepoint "${name}"`);
  }

  async releaseSavepoint(connection: PgliteConnection, name: string): Promise<void> {
    await connection.run(`release savepoint "${name}"`);
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

/** Kysely over the thread that runs PGlite. */
export class PgliteDialect implements Dialect {
  readonly #execute: ExecuteStatement;

  constructor(execute: ExecuteStatement) {
    this.#execute = execute;
  }

  createDriver(): Driver {
    return new PgliteDriver(this.#execute) as Driver;
  }

  createAdapter(): PGliteAdapter {
    return new PGliteAdapter();
  }

  createIntrospector(db: Kysely<unknown>): PostgresIntrospector {
    return new PostgresIntrospector(db);
  }

  createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresQueryCompiler();
  }
}
