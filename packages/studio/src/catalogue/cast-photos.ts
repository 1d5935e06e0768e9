import { bentOf, type CastPhoto, CLOSE_SHARE, costOf, rankOf } from './photo-cost.ts';
import type { SheetWish } from './sheet-wishes.ts';

/** A second photo in one outfit costs a thread a third of a second: it has to be worth it. */
const SECOND_PHOTO_COST = 0.1;

interface Cast {
  photos: CastPhoto[];
  cost: number;
}

/**
 * Which of a person's photos each sheet takes, by id: the one whose angle and expression suit it, every good one about as often, two at
 * most in one outfit. The first photos come first where nothing else decides.
 */
export function castPhotos(wishes: readonly SheetWish[], photos: readonly CastPhoto[]): string[] {
  const best = Math.min(...photos.map(rankOf));
  const usable = photos.filter((photo) => rankOf(photo) === best);
  const straightest = usable.reduce((a, b) => (bentOf(b) < bentOf(a) ? b : a));
  // Whose crown is cut is taken where it is not seen.
  const isAllowed = (wish: SheetWish, photo: CastPhoto): boolean =>
    rankOf(photo) === best || (best === 0 && rankOf(photo) === 1 && wish.share >= CLOSE_SHARE);
  const fair = wishes.length / usable.length;
  const used = new Map<CastPhoto, number>();
  const cast = new Map<SheetWish, CastPhoto>();
  for (const run of runsOf(wishes)) {
    const tries = pairsOf(photos).flatMap((pair) => castRun(run, pair, { used, fair, isAllowed }));
    const { photos: chosen } = tries.reduce((a, b) => (b.cost < a.cost ? b : a));
    for (const [index, wish] of run.entries()) {
      const photo = chosen[index] ?? straightest;
      cast.set(wish, photo);
      used.set(photo, (used.get(photo) ?? 0) + 1);
    }
  }
  return wishes.map((wish) => (wish.isStraight ? straightest : (cast.get(wish) ?? straightest)).id);
}

/** Sheets by their outfits; those in people's own clothes last, since they take what the others left over. */
function runsOf(wishes: readonly SheetWish[]): SheetWish[][] {
  const runs = [...new Set(wishes.map(({ run }) => run))].map((run) => wishes.filter((wish) => wish.run === run));
  return runs.sort((a, b) => Number(b[0]?.isDressed) - Number(a[0]?.isDressed));
}

const pairsOf = (photos: readonly CastPhoto[]): [CastPhoto, CastPhoto][] =>
  photos.flatMap((one, index) => photos.slice(index).map((two): [CastPhoto, CastPhoto] => [one, two]));

interface Balance {
  used: ReadonlyMap<CastPhoto, number>;
  /** Sheets that each good photo would have. */
  fair: number;
  isAllowed(wish: SheetWish, photo: CastPhoto): boolean;
}

/** The best way to take two photos by turns, or one; none where a sheet may take neither. */
function castRun(run: readonly SheetWish[], pair: readonly [CastPhoto, CastPhoto], balance: Balance): Cast[] {
  const { used, fair, isAllowed } = balance;
  const isOne = pair[0] === pair[1];
  const costs = pair.map((photo) =>
    run.map((wish) => (isAllowed(wish, photo) ? costOf(wish, photo) : Number.POSITIVE_INFINITY)),
  );
  let best: { cost: number; turns: number } = { cost: Number.POSITIVE_INFINITY, turns: 0 };
  // Each bit says whether a sheet takes the second one.
  for (let turns = 0; turns < (isOne ? 1 : 2 ** run.length); turns++) {
    const seconds = run.filter((_, sheet) => (turns >> sheet) & 1).length;
    const suit = run.reduce((sum, _, sheet) => sum + (costs[(turns >> sheet) & 1]?.[sheet] ?? 0), 0);
    const often = [run.length - seconds, seconds].reduce((sum, taken, which) => {
      const before = used.get(pair[which] ?? pair[0]) ?? 0;
      return sum + ((before + taken) ** 2 - before ** 2) / fair ** 2;
    }, 0);
    const cost = suit + often + (seconds > 0 ? SECOND_PHOTO_COST : 0);
    if (cost < best.cost) best = { cost, turns };
  }
  if (best.cost === Number.POSITIVE_INFINITY) return [];
  return [{ cost: best.cost, photos: run.map((_, sheet) => (((best.turns >> sheet) & 1) === 1 ? pair[1] : pair[0])) }];
}
