import type { EngineKind } from '@kinora/contract';
import type { Person } from '../ports/engine-people.ts';
import type { ShootOptions, ShootOrder } from '../ports/engine-shoots.ts';
import type { PortraitEngine, ThemeEngine } from '../ports/portrait-engine.ts';

/** An engine as the choice by theme sees it: it shoots; whatever else it can it declares by having it. */
export interface Shooter extends Pick<PortraitEngine, 'shoot' | 'enlarge' | 'animate' | 'outside'>, ThemeEngine {
  /** As the configuration names it. */
  name: string;
}

/** What a foreign engine is asked to draw, in English. */
export interface Prompt {
  /** Who, the scene and the composition in one text; what is not wanted is not in it. */
  text: string;
  scene: string;
  composition: string;
  /** Things that must not be in the picture, parted by commas; may be empty. */
  unwanted: string;
}

/** One picture asked of a foreign engine. */
export interface PictureRequest extends Pick<ShootOrder, 'shootId' | 'themeId'> {
  sheet: number;
  /** 0, then one more each time that the picture before did not pass the gate. */
  take: number;
  seed: number;
  prompt: Prompt;
  people: readonly Person[];
}

/** A foreign engine's own part: one raw picture at a time. Throws EngineError. */
export interface PictureSource {
  name: string;
  kind: Exclude<EngineKind, 'studio'>;
  /** Pictures under way at once, of all shoots of this process together. */
  atOnce: number;
  /** The most people in one picture. */
  people: number;
  /** Whether the operator lets it have the very words of a description. */
  takesWords: boolean;
  /** Who outside of this machine gets the people's photos, as users are told; empty: they stay on it. */
  outside: readonly string[];
  /** The photos are loaded anew for each time that they are sent: that is where it is asked whether they may leave. */
  draw(request: PictureRequest, options: ShootOptions): Promise<Uint8Array>;
}
