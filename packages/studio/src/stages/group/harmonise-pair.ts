import type { Lighting } from '../light/lighting.ts';
import type { LightMap } from '../light/relight.ts';
import type { StagedPerson } from '../stage-person.ts';
import { brightOfFace, exposureGains, scaleLight } from './match-exposure.ts';
import { matchSharpness } from './match-sharpness.ts';
import { quietEdges, shadeBehind } from './overlap.ts';
import { whiteBalanceOf } from './white-balance.ts';

export interface LitPerson {
  person: StagedPerson;
  map: LightMap;
}

/** How much of each photo's own shading is taken off before one light falls on both. */
const GROUP_FLATTEN = 0.7;

/** The light for two people: their photos' own light has to go first. */
export function lightOfGroup(lighting: Lighting): Lighting {
  return { ...lighting, flatten: Math.max(lighting.flatten ?? 0, GROUP_FLATTEN) };
}

/** Makes two people look taken by one camera: white balance, exposure and sharpness. In place. */
export function harmonisePair(behind: LitPerson, before: LitPerson): void {
  const both = [behind, before] as const;
  const gains = exposureGains(both.map(({ person, map }) => brightOfFace(person, map)));
  both.forEach(({ person, map }, i) => {
    const [r, g, b] = whiteBalanceOf(person.plate);
    const gain = gains[i] ?? 1;
    scaleLight(map, [r * gain, g * gain, b * gain]);
  });
  matchSharpness([behind.person, before.person]);
}

/** Lets the front one stand before the other: a contact shadow, and no light of the scene along the edge between them. */
export function overlapPair(behind: LitPerson, before: LitPerson, lighting: Lighting): void {
  shadeBehind(behind.map, before.person, lighting.key.from);
  quietEdges(before.map, behind.person);
}
