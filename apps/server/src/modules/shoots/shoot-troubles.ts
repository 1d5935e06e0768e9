import { type EngineKind, isEngineFault, type RefusalReason, type ShootTrouble } from '@kinora/contract';
import type { Selectable } from 'kysely';
import type { ShootRow } from './shoots.store.ts';
import type { ShootSheetsTable } from './shoots.tables.ts';

type SheetRow = Pick<
  Selectable<ShootSheetsTable>,
  'outcome' | 'engine' | 'reason' | 'failed_engine' | 'failed_reason' | 'refusal'
>;

/** Which engines could not make pictures of a shoot, and who made them instead: alike ones together, the most first. */
export function viewTroubles(
  shoot: Pick<ShootRow, 'state' | 'failed_engine'>,
  sheets: readonly SheetRow[],
): ShootTrouble[] {
  const troubles = new Map<string, ShootTrouble>();
  for (const trouble of sheets.flatMap((sheet) => troubleOf(sheet) ?? [])) {
    const name = [trouble.engine, trouble.what, trouble.why, trouble.instead].join();
    troubles.set(name, { ...trouble, sheets: (troubles.get(name)?.sheets ?? 0) + 1 });
  }
  const whole: ShootTrouble[] =
    shoot.state === 'failed' && shoot.failed_engine
      ? [{ engine: shoot.failed_engine, what: 'unavailable', sheets: 0 }]
      : [];
  return [...whole, ...[...troubles.values()].toSorted((a, b) => b.sheets - a.sheets)];
}

function troubleOf({ outcome, engine, reason, failed_engine, failed_reason, refusal }: SheetRow) {
  const isStoodIn = outcome === 'made' && failed_engine !== null && failed_reason !== null;
  if (outcome === 'made' && !isStoodIn) return undefined;
  // Of a sheet that nobody could make, the engine that the theme asks for is told of.
  const what = failed_reason ?? reason;
  const whose = failed_engine ?? engine;
  if (!what || !whose) return undefined;
  return {
    ...{ engine: whose, what, sheets: 1 },
    ...(what === 'moderated' && refusal && { why: refusal }),
    ...(isStoodIn && engine && { instead: engine }),
  };
}

/** What the message at the end says beyond the number of pictures. */
export type Ending =
  | { kind: 'plain' }
  | { kind: 'missed'; engine: EngineKind }
  /** Pictures that were not to leave the machine, on which nobody could make them. */
  | { kind: 'withheld' }
  | { kind: 'stood-in'; engine: EngineKind; instead: EngineKind }
  /** Pictures that moderation refused, and what most of them were refused for. */
  | { kind: 'moderated'; sheets: number; why: RefusalReason; isAll: boolean };

export function endingOf(troubles: readonly ShootTrouble[]): Ending {
  const left = troubles.filter(({ instead }) => instead === undefined);
  const refused = left.filter(({ what }) => what === 'moderated');
  const missed = left.find(({ what }) => isEngineFault(what));
  if (refused.length > 0 && !missed) {
    const sheets = refused.reduce((sum, trouble) => sum + trouble.sheets, 0);
    return { kind: 'moderated', sheets, why: refused[0]?.why ?? 'other', isAll: refused.length === left.length };
  }
  if (missed) return { kind: 'missed', engine: missed.engine };
  if (left.some(({ what }) => what === 'withheld')) return { kind: 'withheld' };
  const stoodIn = troubles.find(({ instead }) => instead !== undefined);
  return stoodIn?.instead ? { kind: 'stood-in', engine: stoodIn.engine, instead: stoodIn.instead } : { kind: 'plain' };
}
