import type { DropReason, EngineKind, FacePlace, LookWord, RefusalReason } from '@kinora/contract';
import type { ConceptId, CustomRecipe } from '@kinora/studio/custom';
import type { LeavingPictures, Person, StoredPlate } from './engine-people.ts';

export interface ShootOrder extends LeavingPictures {
  shootId: string;
  /** Whose shoot it is: users have turns one after the other. */
  uid: string;
  /** Id of a theme, or `custom` for a recipe. */
  themeId: string;
  recipe?: CustomRecipe;
  /** What the user wrote, word for word: asked for only by engines to which the operator gives it. */
  readWords?(): string;
  /** What changes the sheets of a theme. */
  keywords?: readonly ConceptId[];
  seed: number;
  /** Numbers of the sheets to make. */
  sheets: readonly number[];
  /** Who is on a sheet, from the left, each by the photo that was chosen for it; on every sheet the same people. */
  peopleOf(sheet: number): readonly Person[];
}

/** Why a picture is not shown. */
export interface Drop {
  reason: DropReason;
  /** What moderation refused it for, where `reason` is `moderated`. */
  refusal?: RefusalReason;
}

export type Sheet =
  | ({ dropped: true } & Drop)
  | {
      dropped: false;
      jpeg: Uint8Array;
      /** 384 px wide. */
      cover: Uint8Array;
      widthPx: number;
      heightPx: number;
      thumbhash: string;
      /** What distinguishes it, where the engine knows. */
      look?: LookWord[];
      /** Where the largest face of each person is, in their order; null where nobody knows. */
      places: readonly (FacePlace | null)[];
      likeness: number;
      keywords: string[];
      /** Landmarks, in its pixels, of the faces whose photo shows much skin, where the engine knows; absent: faces have to be looked for. */
      bareFaces?: readonly Float32Array[];
    };

/** What became of one sheet of a shoot. */
export interface SheetOutcome {
  sheet: number;
  /** Who made it, or tried last. */
  engine: EngineKind;
  made: Sheet;
  /** Who should have made it and could not, where another engine stood in. */
  trouble?: { engine: EngineKind } & Drop;
}

export interface ShootOptions {
  /** Gives the shoot up: what is under way elsewhere is cancelled. */
  signal?: AbortSignal;
  /** Called while a sheet is being made, with its share done, 0 to 1: a sign of life of slow engines. */
  onProgress?(sheet: number, share: number): void;
}

/** One sheet of one theme, to stand in the gallery. */
export interface CoverOrder extends LeavingPictures {
  themeId: string;
  sheet: number;
  seed: number;
  /** One for each person, from the left. */
  plates: StoredPlate[];
}

/** A finished picture, of any origin, held against the people who should be in it. */
export interface Comparison {
  /** Of the person who is furthest from their photo; infinite where one is missing. */
  distance: number;
  /** The distance as a score from 0 to 100. */
  likeness: number;
  faces: number;
  /** Whether the face that is nearest to that person is clearly somebody else's. */
  isOther: boolean;
  /** Why it may not be shown; undefined: it may. */
  fault: DropReason | undefined;
  /** Where the face of each person is, in their order; null of whom none is there. */
  places: readonly (FacePlace | null)[];
}
