/** Why nothing came back: no connection, too late, or given up by the caller. */
export type TransportProblem = 'network' | 'timeout' | 'aborted';

/** A request that got no answer. An answer of any status is not one. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly problem: TransportProblem;

  constructor(problem: TransportProblem, cause?: unknown) {
    super(problem, cause === undefined ? undefined : { cause });
    this.problem = problem;
  }
}
