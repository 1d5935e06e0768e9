import { findCatalogueTheme } from '@kinora/studio/themes-catalogue';
import { computeThumbhash, type FinishedPicture, finishPicture, renderCover } from '../../studio/photo-renditions.ts';
import { Turns } from '../../turns/turns.ts';
import { EngineError } from '../ports/engine-errors.ts';
import type { Drop, Sheet, SheetOutcome, ShootOptions, ShootOrder } from '../ports/engine-shoots.ts';
import type { PictureGate } from './picture-gate.ts';
import { runLanes } from './run-lanes.ts';
import type { PictureRequest, PictureSource, Shooter } from './shooter.ts';
import { requireLeave, WithheldError, whileAllowed } from './while-allowed.ts';
import type { PromptWriter } from './write-prompt.ts';

/** A picture that does not pass the gate is taken anew this often. */
const RETAKES = 2;
const SEED_STEP = 7919;
const SEEDS = 2 ** 31;

export interface ForeignParts {
  source: PictureSource;
  gate: PictureGate;
  writePrompt: PromptWriter;
  /** What it draws is judged outside of this machine. */
  isJudgedOutside: boolean;
}

/** Makes an engine of a source of pictures: the same gate as everywhere, retakes, and pictures without a trace of their making. */
export function createForeignShooter(parts: ForeignParts): Shooter {
  const { source } = parts;
  const turns = new Turns(source.atOnce);
  const { name, kind, outside } = source;
  return {
    ...{ name, kind, outside, isOutside: outside.length > 0 || parts.isJudgedOutside },
    shoot(order, options = {}) {
      const make = async (sheet: number, signal: AbortSignal): Promise<SheetOutcome> => ({
        sheet,
        engine: kind,
        made: await makeSheet({ ...parts, turns }, order, sheet, { ...options, signal }),
      });
      return runLanes([order.sheets], source.atOnce, make, options.signal);
    },
  };
}

async function makeSheet(
  parts: ForeignParts & { turns: Turns },
  order: ShootOrder,
  sheet: number,
  options: ShootOptions,
): Promise<Sheet> {
  const { source, gate, writePrompt, turns } = parts;
  const { shootId, themeId, recipe, keywords } = order;
  const people = order.peopleOf(sheet);
  if (people.length > source.people) return { dropped: true, reason: 'refused' };
  const words = source.takesWords ? order.readWords?.() : undefined;
  const prompt = writePrompt({
    ...{ themeId, sheet, people: people.length, said: people.map(({ plate }) => plate.said), words },
    ...(recipe && { recipe }),
    ...(keywords && { keywords }),
  });
  let last: Drop = { reason: 'unlike' };
  for (let take = 0; take <= RETAKES; take++) {
    const seed = (order.seed + (sheet * (RETAKES + 1) + take) * SEED_STEP) % SEEDS;
    const request: PictureRequest = { shootId, themeId, sheet, take, seed, prompt, people };
    const picture = await turns.take(() => takePicture(source, request, options, order.mayLeave), {
      owner: order.uid,
      signal: options.signal,
      onWaiting: () => options.onProgress?.(sheet, 0),
    });
    if ('reason' in picture) return { dropped: true, ...picture };
    const { jpeg } = picture;
    const about = { engine: source.kind, signal: options.signal, mayLeave: order.mayLeave };
    const { likeness, places, drop } = await gate.check(jpeg, people, about);
    if (!drop) {
      const [cover, thumbhash] = await Promise.all([renderCover(jpeg), computeThumbhash(jpeg)]);
      return { dropped: false, ...picture, cover, thumbhash, likeness, places, keywords: keywordsOf(order) };
    }
    last = drop;
    if (drop.reason === 'withheld') break;
  }
  return { dropped: true, ...last };
}

/** By what the picture is found in an album. */
function keywordsOf({ themeId, recipe, keywords = [] }: ShootOrder): string[] {
  if (recipe) return [...recipe.found, ...recipe.keywords];
  return [...(findCatalogueTheme(themeId)?.keywords ?? []), ...keywords];
}

/** The picture, or why this sheet has none; throws where the engine as a whole does not work. */
async function takePicture(
  source: PictureSource,
  request: PictureRequest,
  options: ShootOptions,
  mayLeave: ShootOrder['mayLeave'],
): Promise<FinishedPicture | Drop> {
  try {
    const raw = await draw(source, request, options, mayLeave);
    return await finishPicture(raw).catch((error: unknown) => {
      throw new EngineError(source.kind, 'failed', `${source.name} gave what is no picture`, { cause: error });
    });
  } catch (error) {
    if (error instanceof WithheldError) return { reason: 'withheld' };
    if (!(error instanceof EngineError) || error.reason === 'unavailable') throw error;
    return { reason: error.reason };
  }
}

/** Of a source outside of this machine everybody who is portrayed is asked before, while it draws, and each time that their photo is to be sent. */
function draw(
  source: PictureSource,
  request: PictureRequest,
  options: ShootOptions,
  mayLeave: ShootOrder['mayLeave'],
): Promise<Uint8Array> {
  if (source.outside.length === 0) return source.draw(request, options);
  const people = request.people.map(({ photo, ...person }) => ({
    ...person,
    photo: { ...photo, load: () => requireLeave(mayLeave).then(() => photo.load()) },
  }));
  return whileAllowed(mayLeave, options.signal, (signal) =>
    source.draw({ ...request, people }, { ...options, signal }),
  );
}
