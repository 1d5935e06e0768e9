import type { EngineKind } from '@kinora/contract';

/** A sheet of the studio, a preparation, a sheet of another engine. */
export type PaceKind = 'sheet' | 'prepare' | `sheet-${Exclude<EngineKind, 'studio'>}`;

/** Measured speed of the engines, as a moving average. */
export interface StudioPaceTable {
  kind: PaceKind;
  seconds: number;
  measured_at: number;
}

export interface PaceTables {
  studio_pace: StudioPaceTable;
}
