import type { DropReason, EngineKind } from '@kinora/contract';

/** The whole of an engine did not answer, refused or has spent its money; `reason` is what the user is told. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly engine: EngineKind;
  readonly reason: DropReason;

  constructor(engine: EngineKind, reason: DropReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.engine = engine;
    this.reason = reason;
  }
}

/** The machine has more to do than it can: nothing was wrong with what was asked, which may work later. */
export class EngineOverloadedError extends Error {
  override readonly name = 'EngineOverloadedError';
}
