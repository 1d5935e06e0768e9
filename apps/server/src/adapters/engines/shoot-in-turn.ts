import type { Logger } from 'pino';
import { EngineError } from '../ports/engine-errors.ts';
import type { Drop, SheetOutcome, ShootOptions, ShootOrder } from '../ports/engine-shoots.ts';
import type { Shooter } from './shooter.ts';

type Trouble = NonNullable<SheetOutcome['trouble']>;

/**
 * Shoots with the first engine; the sheets that it could not make go to the next one, and so on. What the last one could
 * not make is dropped. Throws where the last engine does not work at all: then trying later is worth it. Engines outside of this machine
 * have no turn while the order's pictures may not leave it.
 */
export async function* shootInTurn(
  chain: readonly Shooter[],
  order: ShootOrder,
  options: ShootOptions,
  log: Logger,
): AsyncGenerator<SheetOutcome, void, undefined> {
  const engines = (await order.mayLeave()) ? chain : chain.filter(({ isOutside }) => !isOutside);
  if (engines.length === 0) {
    yield* withholdAll(chain, order.sheets);
    return;
  }
  const troubles = new Map<number, Trouble>();
  let left: readonly number[] = order.sheets;
  for (const [index, engine] of engines.entries()) {
    const isLast = index === engines.length - 1;
    const open = new Set(left);
    const note = (sheet: number, { reason, refusal }: Drop): void => {
      // The engine that the theme asks for is the one that is told of; what may not leave is nobody's failure.
      if (!troubles.has(sheet) && reason !== 'withheld')
        troubles.set(sheet, { engine: engine.kind, reason, ...(refusal && { refusal }) });
    };
    try {
      for await (const outcome of engine.shoot({ ...order, sheets: left }, options)) {
        if (outcome.made.dropped && !isLast) {
          note(outcome.sheet, outcome.made);
          continue;
        }
        open.delete(outcome.sheet);
        const trouble = troubles.get(outcome.sheet);
        yield trouble ? { ...outcome, trouble } : outcome;
      }
    } catch (error) {
      options.signal?.throwIfAborted();
      if (isLast) throw error;
      const reason = error instanceof EngineError ? error.reason : 'failed';
      log.warn({ err: error, engine: engine.name, sheets: open.size }, 'an engine failed; the next one goes on');
      for (const sheet of open) note(sheet, { reason });
    }
    left = order.sheets.filter((sheet) => open.has(sheet));
    if (left.length === 0) return;
  }
}

/** Nobody on this machine can make it. */
function* withholdAll([first]: readonly Shooter[], sheets: readonly number[]): Generator<SheetOutcome> {
  for (const sheet of sheets)
    yield { sheet, engine: first?.kind ?? 'studio', made: { dropped: true, reason: 'withheld' } };
}
