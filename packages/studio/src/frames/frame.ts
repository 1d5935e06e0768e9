import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Picture } from '../pixels/picture.ts';
import type { Scene } from '../scenes/scene-kinds.ts';

/** A face in the finished sheet. */
export interface SheetFace {
  /** 478 landmarks, x, y, z in sheet pixels. */
  landmarks: Float32Array;
  faceHeightPx: number;
  isMirrored: boolean;
  /** Which of the request's plates it shows. */
  plateIndex: number;
  /**
   * For drawings and prints: the same view before the medium, with its own landmarks. Likeness is measured there, because
   * the recognition net knows photographs only.
   */
  original?: { picture: Picture; landmarks: Float32Array };
}

export interface RenderedView {
  picture: Picture;
  faces: SheetFace[];
}

/** A picture on the ground of a `laid` frame. */
export interface LaidPicture<Change> {
  /** Centres of its copies, shares of the sheet, and their angles in degrees. */
  at: readonly (readonly [x: number, y: number, angle?: number])[];
  /** Shares of the sheet's width and height. */
  width: number;
  height: number;
  view?: Change;
  /** Corners, share of the shorter side. */
  round?: number;
  /** Paper round the picture, share of the sheet's height, and what it has more at its foot. */
  edge?: number;
  foot?: number;
  paper?: string;
  /** Strength of the shadow on the ground, 0 to 1. */
  shadow?: number;
}

/** How the sheet is laid out. `Change` is a partial view merged over the shot's own view. */
export type Frame<Change> =
  | { kind: 'full' }
  /** Cinema bars above and below, each `band` of the height (0.1 to 0.3). */
  | { kind: 'letterbox'; band?: number; colour?: string }
  /** The picture on paper, cut to a shape; margins are shares of the height. */
  | {
      kind: 'mat';
      shape?: 'rectangle' | 'oval' | 'circle' | 'arch';
      margin?: number;
      foot?: number;
      colour?: string;
      edge?: string;
    }
  /** An instant photo lying on a ground. */
  | { kind: 'polaroid'; tilt?: number; ground: Scene; paper?: string; size?: number; x?: number; y?: number }
  /** Four small frames in a column, as from a photo booth. */
  | {
      kind: 'strip';
      views: readonly [Change, Change, Change, Change];
      tilt?: number;
      ground: Scene;
      paper?: string;
      x?: number;
    }
  /** Pictures in a grid, row by row. `weights` gives the relative sizes of columns or, with one column, of rows. */
  | {
      kind: 'grid';
      columns: number;
      rows: number;
      views: readonly Change[];
      weights?: readonly number[];
      gap?: number;
      margin?: number;
      colour?: string;
    }
  /** Pictures anywhere on a ground, each in one or several copies; `over` draws last, over pictures and ground. */
  | {
      kind: 'laid';
      ground: Scene;
      pictures: readonly LaidPicture<Change>[];
      over?: (context: SKRSContext2D, widthPx: number, heightPx: number) => void;
    }
  /** Nine frames of film, numbered, one circled in red. */
  | { kind: 'contact'; views: readonly Change[]; circled?: number; colour?: string; ink?: string }
  /** One frame between the perforated edges of a film. */
  | { kind: 'film'; colour?: string }
  /** The same person once more as a faint reflection in the pane beside them; `view` frames the reflection, `strength` is its light's share. */
  | { kind: 'reflection'; view: Change; strength?: number };

/** What of a view is rendered: all of it onto a picture in place of its scene, the scene alone, or the lit people alone before black. */
export type ViewLayer = Picture | 'scene' | 'figures';

export type RenderView<Change> = (
  change: Change | undefined,
  widthPx: number,
  heightPx: number,
  layer?: ViewLayer,
) => RenderedView;
