import type { StudioProcess } from '../../../studio/studio-process.ts';
import type { SheetOutcome } from '../../ports/portrait-engine.ts';
import type { PictureGate } from '../picture-gate.ts';
import { runLanes } from '../run-lanes.ts';
import type { Shooter } from '../shooter.ts';

/** The studio as an engine: as many sheets at once as it has threads. It compares and retakes by itself. */
export function createStudioShooter(studio: Omit<StudioProcess, 'close'>, gate: PictureGate): Shooter {
  return {
    name: 'studio',
    kind: 'studio',
    shoot(order, { signal } = {}) {
      const { themeId, recipe, keywords, seed } = order;
      const subject = { themeId, ...(recipe && { recipe }), ...(keywords && { keywords }) };
      const plates = order.people.map(({ plate }) => plate);
      const make = async (sheet: number, stopped: AbortSignal): Promise<SheetOutcome> => {
        const made = await studio.shoot({ ...subject, seed, sheet, plates }, stopped);
        const drop = made.dropped
          ? undefined
          : await gate.checkFurther(made.jpeg, { engine: 'studio', signal: stopped });
        return { sheet, engine: 'studio', made: drop ? { dropped: true, ...drop } : made };
      };
      return runLanes(order.sheets, studio.threads, make, signal);
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
