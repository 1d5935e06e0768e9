import type { Scene } from '../../scenes/scene-kinds.ts';
import type { ViewChange } from '../../shoot/view.ts';
import { COMPOSITIONS } from '../composition.ts';
import type { Look } from '../define-theme.ts';
import { inTurn } from './in-turn.ts';
import { contactOf, diptychOf, stripOf } from './layouts.ts';

/** A drawn place, lit as the sheet is, or a set with its own light. */
type Place = Scene | ViewChange;

/** What a theme says of its framed sheets: as of every sheet, and what is laid into which frame. */
export interface FramedPlaces {
  /** A strip that stands upright on its ground, with a place a picture. */
  strip: Look & { places: readonly [Place, Place, Place, Place]; ground: Scene };
  polaroid: Look & { ground: Scene };
  /** `far` is what the small picture changes. */
  diptych: Look & { far: ViewChange };
  letterbox: Look;
  reflection: Look;
  /** Its nine frames stand before every third of `places`; colours of the film and of what is printed on it. */
  contact: Look & { places: readonly Place[]; colour: string; ink: string };
}

/** The sheets that are laid out in frames, on grounds of the theme's own; graded as film is where the theme does not say otherwise. */
export function framedSheets({ strip, polaroid, diptych, letterbox, reflection, contact }: FramedPlaces): {
  [Name in keyof FramedPlaces]: Look;
} {
  return {
    strip: layStrip(strip),
    polaroid: layPolaroid(polaroid),
    diptych: layDiptych(diptych),
    letterbox: { grade: { look: 'teal', strength: 0.5, grain: 0.028 }, ...letterbox },
    reflection,
    contact: layContact(contact),
  };
}

function viewOf(place: Place): ViewChange {
  return 'kind' in place ? { scene: place } : place;
}

function layStrip({ places: [a, b, c, d], ground, ...look }: FramedPlaces['strip']): Look {
  return {
    frame: stripOf([viewOf(a), viewOf(b), viewOf(c), viewOf(d)], { ground, x: 0.5 }),
    grade: { look: 'film', strength: 0.5, vignette: 0.15, grain: 0.028 },
    ...look,
  };
}

function layPolaroid({ ground, ...look }: FramedPlaces['polaroid']): Look {
  return {
    frame: { ...COMPOSITIONS.polaroid.frame, ground },
    grade: { look: 'pastel', fade: 0.05, vignette: 0.15, grain: 0.03 },
    ...look,
  };
}

function layDiptych({ far, ...look }: FramedPlaces['diptych']): Look {
  return { frame: diptychOf(far), grade: { look: 'clean', grain: 0.022 }, ...look };
}

function layContact({ places, colour, ink, ...look }: FramedPlaces['contact']): Look {
  return {
    frame: contactOf(inTurn(places.map(viewOf), 3), { colour, ink }),
    grade: { look: 'film', strength: 0.5, grain: 0.03 },
    ...look,
  };
}
