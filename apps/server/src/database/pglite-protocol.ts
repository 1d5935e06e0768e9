/** What the main thread asks of the thread that runs PGlite, and what it answers. Plain data: it is cloned. */
export interface WorkerSettings {
  folder: string;
  template: string;
  /** One Int32: how often the disk was synced. */
  syncCount: SharedArrayBuffer;
}

export interface StatementRequest {
  id: number;
  sql: string;
  parameters: readonly unknown[];
  /** A failed script outside a transaction of ours may have left its own open. */
  isInTransaction: boolean;
}

export type WorkerRequest = StatementRequest | { close: true };

export interface StatementResult {
  rows: unknown[];
  command: string | undefined;
  rowCount: number | undefined;
}

export interface StatementFault {
  message: string;
  severity?: string | undefined;
  code?: string | undefined;
  detail?: string | undefined;
  constraint?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
  where?: string | undefined;
}

export type WorkerReply =
  | { kind: 'ready' }
  | { kind: 'result'; id: number; result: StatementResult }
  | { kind: 'fault'; id: number; fault: StatementFault }
  | { kind: 'notification'; channel: string; payload: string }
  | { kind: 'panic'; message: string }
  | { kind: 'closed' };

/** Sends one statement to the thread. */
export type ExecuteStatement = (
  sql: string,
  parameters: readonly unknown[],
  isInTransaction: boolean,
) => Promise<StatementResult>;
