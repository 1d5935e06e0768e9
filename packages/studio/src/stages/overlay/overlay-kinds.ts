import type { OptionsOf, OverlayKind } from './define-overlay.ts';
import { balloons } from './kinds/balloons.ts';
import { bokeh } from './kinds/bokeh.ts';
import { border } from './kinds/border.ts';
import { bubbles } from './kinds/bubbles.ts';
import { confetti } from './kinds/confetti.ts';
import { cup } from './kinds/cup.ts';
import { drawn } from './kinds/drawn.ts';
import { dust } from './kinds/dust.ts';
import { fireworks } from './kinds/fireworks.ts';
import { flare } from './kinds/flare.ts';
import { ghosts } from './kinds/ghosts.ts';
import { glass } from './kinds/glass.ts';
import { leak } from './kinds/leak.ts';
import { leaves } from './kinds/leaves.ts';
import { line } from './kinds/line.ts';
import { mist } from './kinds/mist.ts';
import { petals } from './kinds/petals.ts';
import { prism } from './kinds/prism.ts';
import { rain } from './kinds/rain.ts';
import { snow } from './kinds/snow.ts';
import { sparks } from './kinds/sparks.ts';
import { split } from './kinds/split.ts';
import { streaks } from './kinds/streaks.ts';
import { text } from './kinds/text.ts';
import { umbrella } from './kinds/umbrella.ts';
import { wash } from './kinds/wash.ts';

/** Every kind of overlay. A new one is a file in `kinds/` and its name here. */
const KINDS = [
  rain,
  streaks,
  snow,
  petals,
  confetti,
  sparks,
  bokeh,
  leaves,
  leak,
  flare,
  mist,
  prism,
  ghosts,
  wash,
  split,
  cup,
  balloons,
  umbrella,
  fireworks,
  bubbles,
  glass,
  dust,
  text,
  line,
  drawn,
  border,
] as const;

/** Something in front of the person. Drawn in order, before the grade unless `after` is true. */
export type Overlay = { after?: boolean } & OptionsOf<(typeof KINDS)[number]>;

const BY_NAME: ReadonlyMap<string, OverlayKind<Overlay>> = new Map(KINDS.map((kind) => [kind.kind, kind]));

/**
 * Who draws an overlay, and what it belongs to.
 * @throws RangeError for a kind that is not listed.
 */
export function kindOf({ kind }: Overlay): OverlayKind<Overlay> {
  const found = BY_NAME.get(kind);
  if (!found) throw new RangeError(`no overlay ${kind}`);
  return found;
}
