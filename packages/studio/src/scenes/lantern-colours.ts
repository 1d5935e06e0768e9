/** Of a lantern's paper from its lit middle to its edge, and of its caps. */
export interface LanternColours {
  core: string;
  body: string;
  edge: string;
  trim: string;
}

/** Lit, at night. */
export const RED_LANTERN: LanternColours = { core: '#ffb46a', body: '#e2301f', edge: '#8c0f12', trim: '#e8b44c' };

/** Unlit, in daylight. */
export const DAY_LANTERN: LanternColours = { core: '#e8503c', body: '#cc2a22', edge: '#8e1418', trim: '#e0ae4e' };
