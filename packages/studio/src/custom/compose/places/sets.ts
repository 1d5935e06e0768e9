import type { CameraOf, SetId } from '@kinora/sets';
import type { SetCrop } from '../../../scenes/kinds/set.ts';
import type { Scene } from '../../../scenes/scene-kinds.ts';
import type { Lighting } from '../../../stages/light/lighting.ts';
import { inSet } from '../../../themes/stand-in-set.ts';
import type { TimeId } from '../airs.ts';
import { snows } from '../growth.ts';
import type { Wish } from '../wish.ts';
import { isPlaceIndoors } from './place-facts.ts';

/** What a set's hour, season and sky say. */
interface Told {
  time: TimeId;
  /** Only shown where one of these was asked for: they are plain to see. */
  needs?: { season?: string; weather?: string };
  /** A street of signs: where neon was asked for nothing else is. */
  isNeon?: boolean;
  /** Weather that may be drawn before it. */
  bears?: readonly string[];
}

/** A set of `packages/sets` as a place of descriptions. */
export interface StagedPlace extends Told {
  view(flip: boolean, crop: SetCrop | undefined): { scene: Scene; light: Lighting };
}

function staged<Id extends SetId>(set: Id, camera: CameraOf<Id>, told: Told): StagedPlace {
  return { ...told, view: (flip, crop) => inSet(set, camera, { flip, ...(crop && { crop }) }) };
}

const SNOWED = { season: 'winter', weather: 'snow' } as const;
const BLOSSOM = { season: 'spring' } as const;
const AUTUMN = { season: 'autumn' } as const;
const SUMMER = { season: 'summer' } as const;
const FINE = ['sun', 'wind'] as const;
const ANY = ['rain', 'snow', 'fog', 'wind'] as const;

const SETS: Readonly<Record<string, readonly StagedPlace[]>> = {
  sea: [
    staged('gold-sea', 'sun', { time: 'sunset', bears: FINE }),
    staged('gold-sea', 'wide', { time: 'sunset', bears: FINE }),
    staged('gold-sea', 'blue-hour', { time: 'dusk', bears: FINE }),
    staged('summer-water', 'hut', { time: 'day', bears: FINE }),
  ],
  mountain: [
    staged('snow-peaks', 'glow', { time: 'sunset', needs: SNOWED, bears: FINE }),
    staged('snow-peaks', 'day', { time: 'day', needs: SNOWED, bears: FINE }),
    staged('snow-peaks', 'blue-hour', { time: 'dusk', needs: SNOWED, bears: FINE }),
    staged('snow-peaks', 'chalet', { time: 'night', needs: SNOWED }),
  ],
  desert: [
    staged('dune-evening', 'gold', { time: 'sunset', bears: FINE }),
    staged('dune-evening', 'sun', { time: 'sunset', bears: FINE }),
    staged('dune-evening', 'rose', { time: 'dusk', bears: FINE }),
    staged('dune-evening', 'stars', { time: 'night', bears: FINE }),
    staged('dune-evening', 'camp', { time: 'night', bears: FINE }),
  ],
  city: [
    staged('paris-street', 'terrace', { time: 'dusk' }),
    staged('paris-street', 'dusk', { time: 'dusk' }),
    staged('snow-street', 'lanterns', { time: 'night', needs: SNOWED }),
    staged('snow-street', 'dusk', { time: 'dusk', needs: SNOWED }),
    staged('neon-rain', 'signs', { time: 'night', needs: { weather: 'rain' }, isNeon: true }),
    staged('neon-alley', 'alley', { time: 'night', needs: { weather: 'rain' }, isNeon: true }),
    staged('neon-alley', 'taxi', { time: 'night', needs: { weather: 'rain' }, isNeon: true }),
    staged('neon-alley', 'blue-hour', { time: 'dusk', needs: { weather: 'rain' }, isNeon: true }),
    staged('neon-rain', 'crossing', { time: 'dusk', needs: { weather: 'rain' }, isNeon: true }),
    staged('city-dusk', 'terrace', { time: 'dusk', bears: ANY }),
    staged('city-dusk', 'night', { time: 'night', bears: ANY }),
  ],
  skyline: [
    staged('city-dusk', 'dawn', { time: 'dawn', bears: [...FINE, 'fog'] }),
    staged('city-dusk', 'terrace', { time: 'dusk', bears: ANY }),
    staged('city-dusk', 'night', { time: 'night', bears: ANY }),
  ],
  field: [
    staged('grass-sun', 'sun', { time: 'sunset', bears: FINE }),
    staged('grass-sun', 'dusk', { time: 'dusk', bears: FINE }),
    staged('summer-field', 'clouds', { time: 'day', needs: SUMMER, bears: FINE }),
    staged('summer-field', 'sunflowers', { time: 'day', needs: SUMMER, bears: FINE }),
    staged('lavender-field', 'gold', { time: 'sunset', needs: SUMMER, bears: FINE }),
    staged('lavender-field', 'blue-hour', { time: 'dusk', needs: SUMMER, bears: FINE }),
    staged('lavender-field', 'morning', { time: 'day', needs: SUMMER, bears: FINE }),
  ],
  classroom: [
    staged('campus-hall', 'reading-room', { time: 'day' }),
    staged('campus-hall', 'arches', { time: 'sunset' }),
    staged('campus-hall', 'evening', { time: 'dusk' }),
  ],
  forest: [
    staged('autumn-park', 'gold', { time: 'sunset', needs: AUTUMN, bears: FINE }),
    staged('autumn-park', 'lake', { time: 'day', needs: AUTUMN, bears: [...FINE, 'fog'] }),
  ],
  bamboo: [
    staged('bamboo-mist', 'morning', { time: 'dawn', bears: [...FINE, 'fog'] }),
    staged('bamboo-mist', 'noon', { time: 'day', bears: [...FINE, 'fog'] }),
    staged('bamboo-mist', 'rain', { time: 'day', needs: { weather: 'rain' } }),
    staged('bamboo-mist', 'dusk', { time: 'dusk', bears: [...FINE, 'fog'] }),
  ],
  sunflowers: [staged('summer-field', 'sunflowers', { time: 'day', bears: FINE })],
  garden: [
    staged('cherry-lane', 'sky', { time: 'day', needs: BLOSSOM, bears: FINE }),
    staged('cherry-lane', 'late', { time: 'sunset', needs: BLOSSOM, bears: FINE }),
    staged('cherry-lane', 'bough', { time: 'sunset', needs: BLOSSOM, bears: FINE }),
    staged('cherry-lane', 'lanterns', { time: 'night', needs: BLOSSOM, bears: FINE }),
    staged('autumn-park', 'gold', { time: 'sunset', needs: AUTUMN, bears: FINE }),
    staged('autumn-park', 'lamps', { time: 'dusk', needs: AUTUMN, bears: FINE }),
    staged('courtyard-evening', 'persimmons', { time: 'sunset', needs: AUTUMN, bears: FINE }),
    staged('courtyard-evening', 'window', { time: 'night', needs: SNOWED }),
    staged('moon-garden', 'moon', { time: 'night', bears: FINE }),
    staged('moon-garden', 'gate', { time: 'night', bears: FINE }),
    staged('greenhouse', 'rain', { time: 'day', needs: { weather: 'rain' } }),
    staged('greenhouse', 'dusk', { time: 'dusk', bears: FINE }),
  ],
  cafe: [
    staged('corner-cafe', 'counter', { time: 'dusk' }),
    staged('corner-cafe', 'window', { time: 'day' }),
    staged('corner-cafe', 'bricks', { time: 'night' }),
    staged('tea-restaurant', 'booths', { time: 'day' }),
    staged('tea-restaurant', 'window', { time: 'night' }),
  ],
  home: [staged('curtain-room', 'sitting-room', { time: 'dusk' }), staged('curtain-room', 'morning', { time: 'day' })],
  library: [
    staged('lamp-library', 'wide', { time: 'night' }),
    staged('lamp-library', 'shelves', { time: 'night' }),
    staged('lamp-library', 'evening', { time: 'dusk' }),
  ],
  palace: [
    staged('red-courtyard', 'wall', { time: 'dusk', needs: SNOWED }),
    staged('red-courtyard', 'lanterns', { time: 'night', needs: SNOWED }),
  ],
  studio: [
    staged('paper-studio', 'window-light', { time: 'day' }),
    staged('paper-studio', 'grey', { time: 'day' }),
    staged('paper-studio', 'black', { time: 'day' }),
    staged('curtain-room', 'painted', { time: 'day' }),
  ],
};

/** Sets that show a place as it was asked for; none where the hour, the season or the weather is another one. */
export function setsOf(wish: Wish, place: string): readonly StagedPlace[] {
  // A backdrop is painted in a colour that was asked for.
  const isColoured = place === 'studio' && wish.of('colour').length > 0;
  if (!wish.isStaged || isColoured) return [];
  const isIndoors = isPlaceIndoors(place);
  const times = wish.of('time');
  return (SETS[place] ?? []).filter(({ time, ...told }) => {
    const isTheHour = times.length === 0 ? !wish.forbids('time', time) : times.includes(time);
    // A room shows no season, and rain at its window is drawn before it.
    return isTheHour && (isIndoors || (suitsSky(wish, told) && suitsNeon(wish, place, told)));
  });
}

const NEON_PLACES: readonly string[] = ['city', 'market'];
const showsNeon = (wish: Wish): boolean => wish.isTurned && wish.has('light', 'neon');

const suitsNeon = (wish: Wish, place: string, { isNeon = false }: Omit<Told, 'time'>): boolean =>
  isNeon || !showsNeon(wish) || !NEON_PLACES.includes(place);

function suitsSky(wish: Wish, { needs, isNeon = false, bears = [] }: Omit<Told, 'time'>): boolean {
  const { season = '', weather = '' } = needs ?? {};
  if (wish.isTurned && wish.forbids('weather', weather)) return false;
  const isMet = (isNeon && showsNeon(wish)) || wish.has('season', season) || wish.has('weather', weather);
  if (needs && !isMet) return false;
  const falling = snows(wish) ? ['snow'] : [];
  return [...wish.of('weather'), ...falling].every((sky) => sky === weather || bears.includes(sky));
}

/** Parts of a plate that read as other pictures. */
const CROPS: readonly (SetCrop | undefined)[] = [
  undefined,
  { zoom: 1.35, x: 0.1, y: 0.6 },
  { zoom: 1.2, x: 0.9, y: 0.3 },
  { zoom: 1.5, x: 0.6, y: 0.8 },
];

/** One picture's view of a set: mirrored and cropped anew each time that it comes round. */
export function viewOfSet({ view }: StagedPlace, round: number): { scene: Scene; light: Lighting } {
  return view(round % 2 === 1, CROPS[round % CROPS.length]);
}
