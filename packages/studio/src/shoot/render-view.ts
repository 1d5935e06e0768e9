import type { RenderedView, SheetFace, ViewLayer } from '../frames/frame.ts';
import { clonePicture, type Picture } from '../pixels/picture.ts';
import type { Plate } from '../plate.ts';
import { blurForGlow, openScene } from '../scenes/scene-cache.ts';
import type { Scene } from '../scenes/scene-kinds.ts';
import { LANDMARK, middleOf, pointAt } from '../stages/figure/landmarks.ts';
import type { CutOut } from '../stages/figure/pyramid.ts';
import { roundCuts } from '../stages/figure/round-cuts.ts';
import { gradePicture } from '../stages/grade/grade-picture.ts';
import { joinScene, type SceneView } from '../stages/light/join-scene.ts';
import { measureSceneTone } from '../stages/light/scene-tone.ts';
import { applyMedium, isDrawing } from '../stages/medium/apply-medium.ts';
import { dressPyramid } from '../stages/outfit/dress-pyramid.ts';
import type { KeepClear } from '../stages/overlay/define-overlay.ts';
import { drawOverlays } from '../stages/overlay/draw-overlays.ts';
import type { Overlay } from '../stages/overlay/overlay-kinds.ts';
import { releasePerson, type StagedPerson, stagePerson } from '../stages/stage-person.ts';
import { frameGroup } from './frame-group.ts';
import type { Shot, View } from './view.ts';

export interface RenderRequest {
  shot: Shot;
  plates: readonly Plate[];
  /** The same people in the shot's garments, see `dressPeople`. Default: `plates`. */
  dressed?: readonly Plate[];
  widthPx: number;
  heightPx: number;
  /** Varies grain and the scenes' details. */
  seed: number;
  /** Number within the shoot: varies the windows in which tight photos are shown. Default 0. */
  sheet?: number;
  /** 0 first try; higher ones are gentler. */
  attempt: number;
  /** Names the owner of `custom` scenes in the cache. */
  owner: string;
}

/** Variants of each scene that different seeds give; few, so that the scene cache serves them. */
const SCENE_VARIANTS = 3;

/** One view of a shot: the people of the cast in its scene, lit, drawn and graded; or a layer of it. */
export function renderView(
  view: View,
  cast: readonly number[],
  request: RenderRequest,
  width: number,
  height: number,
  layer?: ViewLayer,
): RenderedView {
  if (layer === 'scene') return { picture: sceneOf(view, request, width, height).picture, faces: [] };
  if (layer === 'figures') return renderFigures(view, cast, request, width, height);
  const behind = (view.overlays ?? []).filter(isBehind);
  const before = (view.overlays ?? []).filter((overlay) => !overlay.after && !behind.includes(overlay));
  const after = (view.overlays ?? []).filter((overlay) => overlay.after);
  const scene = layer ? sceneFromPicture(layer) : sceneOf(view, request, width, height);
  const people = stagePeople(view, cast, request, width, height);
  const clear = people.map(keepClearOf);
  drawOverlays(scene.picture, behind, clear);
  joinScene(scene, people, view.light);
  const { picture } = scene;
  const original = view.medium && isDrawing(view.medium) ? clonePicture(picture) : undefined;
  if (view.medium) applyMedium(picture, view.medium, people);
  drawOverlays(picture, before, clear);
  gradePicture(picture, view.grade ?? {}, request.seed + Math.round(view.framing.share * 100));
  drawOverlays(picture, after, clear);
  people.forEach(releasePerson);
  return { picture, faces: people.map((person) => faceOf(person, original)) };
}

/** The people in the light of their scene, before black; neither drawn nor graded. */
function renderFigures(
  view: View,
  cast: readonly number[],
  request: RenderRequest,
  width: number,
  height: number,
): RenderedView {
  const scene = sceneOf(view, request, width, height);
  const people = stagePeople(view, cast, request, width, height);
  const { data } = scene.picture;
  for (let i = 0; i < data.length; i += 4) data.fill(0, i, i + 3);
  joinScene(scene, people, view.light);
  people.forEach(releasePerson);
  return { picture: scene.picture, faces: people.map((person) => faceOf(person, undefined)) };
}

const sceneOf = (view: View, { seed, owner }: RenderRequest, width: number, height: number): SceneView =>
  openScene(varyScene(view.scene, seed), width, height, owner);

/** Somebody of a view, the one at the back first. */
interface ShotPerson extends StagedPerson {
  plateIndex: number;
}

function stagePeople(
  view: View,
  cast: readonly number[],
  request: RenderRequest,
  width: number,
  height: number,
): ShotPerson[] {
  const strength = request.attempt === 0 ? 1 : request.attempt === 1 ? 0.5 : 0.2;
  return frameGroup(view, request.plates, cast, width / height).map(({ plate, plateIndex, framing, pose, cuts }) => ({
    plateIndex,
    ...stagePerson(plate, {
      widthPx: width,
      heightPx: height,
      framing,
      pose,
      poseStrength: strength,
      pyramid: roundCuts(pyramidOf(plate, view, plateIndex), plate, cuts ?? { crown: false }),
    }),
  }));
}

/** Each wears the view's colours for them; hair is only recoloured where it was asked for. */
function pyramidOf(plate: Plate, view: View, plateIndex: number): readonly CutOut[] {
  const { outfit, hair } = plateIndex === 0 ? view : (view.second ?? {});
  // The colour is of the clothes in the photo.
  return dressPyramid(plate, plate.isDressed ? { hair } : { outfit, hair });
}

export const isBehind = (overlay: Overlay): boolean => 'behind' in overlay && overlay.behind === true;

/** The picture itself is drawn upon: its frame made it for this view. */
function sceneFromPicture(picture: Picture): SceneView {
  return { picture, tone: measureSceneTone(picture), glow: blurForGlow(picture) };
}

function varyScene(scene: Scene, seed: number): Scene {
  return { ...scene, seed: (scene.seed ?? 1) + (Math.abs(Math.trunc(seed)) % SCENE_VARIANTS) * 1009 };
}

function faceOf(person: ShotPerson, original: Picture | undefined): SheetFace {
  return {
    landmarks: person.landmarks,
    faceHeightPx: person.faceHeightPx,
    isMirrored: person.framing.mirror ?? false,
    plateIndex: person.plateIndex,
    ...(original ? { original: { picture: original, landmarks: person.landmarks } } : {}),
  };
}

/** Where lettering and the like must not cover a face. */
export function keepClearOf({ landmarks, faceHeightPx }: Pick<SheetFace, 'landmarks' | 'faceHeightPx'>): KeepClear {
  const top = pointAt(landmarks, LANDMARK.forehead);
  const { x, y } = pointAt(landmarks, LANDMARK.chin);
  const chin = { x, y, roll: Math.atan2(top.x - x, y - top.y) };
  return { ...middleOf(landmarks, LANDMARK.noseBridge, LANDMARK.noseTip), radius: faceHeightPx * 0.62, chin };
}
