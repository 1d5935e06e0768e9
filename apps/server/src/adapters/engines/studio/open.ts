import { pictureRuns, shootingRuns } from '@kinora/studio/themes-catalogue';
import { PoisonCallError } from '../../../studio/studio-errors.ts';
import type { StudioProcess } from '../../../studio/studio-process.ts';
import { EngineError } from '../../ports/engine-errors.ts';
import type { Sheet, SheetOutcome } from '../../ports/engine-shoots.ts';
import type { PictureGate } from '../picture-gate.ts';
import { runLanes } from '../run-lanes.ts';
import type { Shooter } from '../shooter.ts';
import { spreadRuns } from './spread-runs.ts';

/** With more sheets of one run than these it is the studio itself that does not work. */
const MAX_POISON_SHEETS = 2;

/** One is shot while another one waits or is looked at: no thread waits for the next order to come. */
export const SHEETS_OF_THREAD = 2;

/** The studio as an engine: each thread shoots runs of its own, in which it dresses people once. It compares and retakes by itself. */
export function openStudioShooter(studio: Omit<StudioProcess, 'close'>, gate: PictureGate): Shooter {
  return {
    name: 'studio',
    kind: 'studio',
    outside: [],
    isOutside: false,
    shoot(order, { signal } = {}) {
      const { themeId, recipe, keywords, seed, peopleOf, mayLeave } = order;
      const subject = { themeId, ...(recipe && { recipe }), ...(keywords && { keywords }) };
      const platesOf = (sheet: number) => peopleOf(sheet).map(({ plate }) => plate);
      const photosOf = (sheet: number) =>
        platesOf(sheet)
          .map(({ key }) => key)
          .join();
      let poisonSheets = 0;
      /** A sheet that the studio cannot make without losing threads is left out, and the rest of the shoot goes on. */
      const leaveOut = (error: unknown): Sheet => {
        if (!(error instanceof PoisonCallError)) throw error;
        poisonSheets += 1;
        if (poisonSheets <= MAX_POISON_SHEETS) return { dropped: true, reason: 'failed' };
        throw new EngineError('studio', 'failed', 'the studio loses its threads over many sheets', { cause: error });
      };
      const make = async (sheet: number, stopped: AbortSignal): Promise<SheetOutcome> => {
        const shot = await studio.shoot({ ...subject, seed, sheet, plates: platesOf(sheet) }, stopped).catch(leaveOut);
        return { sheet, engine: 'studio', made: await gate.checkOwn(shot, { signal: stopped, mayLeave }) };
      };
      const runs = recipe ? pictureRuns(recipe, order.sheets, photosOf) : shootingRuns(order.sheets, photosOf);
      return runLanes(spreadRuns(runs, studio.threads), SHEETS_OF_THREAD, make, signal);
    },
    enlarge(jpeg, signal, { origin, ...options } = {}) {
      if (!origin) return studio.enlarge(jpeg, options, signal);
      const { people, ...sheet } = origin;
      return studio.enlarge(
        jpeg,
        { ...options, origin: { ...sheet, plates: people.map(({ plate }) => plate) } },
        signal,
      );
    },
    // Every video of the studio moves alike: the seed is for engines that draw.
    ...(studio.canAnimate && {
      animate: (jpeg, { seed: _seed, ...options }, signal) => studio.animate(jpeg, options, signal),
    }),
  };
}
