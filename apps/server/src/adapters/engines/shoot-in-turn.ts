import type { Logger } from 'pino';
import {
  type Drop,
  EngineError,
  type SheetOutcome,
  type ShootOptions,
  type ShootOrder,
} from '../ports/portrait-engine.ts';
import type { Shooter } from './shooter.ts';

type Trouble = NonNullable<SheetOutcome['trouble']>;

/**
 * Shoots with the first engine; the sheets that it could not make go to the next one, and so on. What the last one could
 * not make is dropped. Throws where the last engine does not work at all: then trying later is worth it.
 */
export async function* shootInTurn(
  engines: readonly Shooter[],
  order: ShootOrder,
  options: ShootOptions,
  log: Logger,
): AsyncGenerator<SheetOutcome, void, undefined> {
  const troubles = new Map<number, Trouble>();
  let left: readonly number[] = order.sheets;
  for (const [index, engine] of engines.entries()) {
    const isLast = index === engines.length - 1;
    const open = new Set(left);
    const note = (sheet: number, { reason, refusal }: Drop): void => {
      // The engine that the theme asks for is the one that is told of.
      if (!troubles.has(sheet)) troubles.set(sheet, { engine: engine.kind, reason, ...(refusal && { refusal }) });
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
