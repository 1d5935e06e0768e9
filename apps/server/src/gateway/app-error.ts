import type { ErrorId } from '@kinora/contract';

/** An error that the client is told: its id, and values for the `%s` of its text. */
export class AppError extends Error {
  readonly id: ErrorId;
  readonly args: readonly string[];

  constructor(id: ErrorId, message: string, args: readonly string[] = []) {
    super(message);
    this.name = 'AppError';
    this.id = id;
    this.args = args;
  }
}
