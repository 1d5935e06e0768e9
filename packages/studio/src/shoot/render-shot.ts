import type { RenderedView, SheetFace } from '../frames/frame.ts';
import { layInset } from '../frames/inset.ts';
import { layOutFrame } from '../frames/lay-out-frame.ts';
import { clonePicture, type Picture } from '../pixels/picture.ts';
import type { Plate } from '../plate.ts';
import type { Scene } from '../scenes/scene.ts';
import { blurForGlow, openScene } from '../scenes/scene-cache.ts';
import { LANDMARK, middleOf, pointAt } from '../stages/figure/landmarks.ts';
import type { CutOut } from '../stages/figure/pyramid.ts';
import { roundCuts } from '../stages/figure/round-cuts.ts';
import { gradePicture } from '../stages/grade/grade-picture.ts';
import { joinScene, type SceneView } from '../stages/light/join-scene.ts';
import { measureSceneTone } from '../stages/light/scene-tone.ts';
import { applyMedium, isDrawing } from '../stages/medium/apply-medium.ts';
import { dressPyramid } from '../stages/outfit/dress-pyramid.ts';
import { drawOverlays } from '../stages/overlay/draw-overlays.ts';
import type { KeepClear, Overlay } from '../stages/overlay/overlay.ts';
import { type StagedPerson, stagePerson } from '../stages/stage-person.ts';
import { changeView, type Shot, type View } from '../themes/shot.ts';
import { castView, changeSides, faceEachOther, frameForTwo } from './cast-view.ts';
import { frameGroup } from './frame-group.ts';
import { insetTight, isTooTight } from './inset-tight.ts';
import { softenView } from './soften-view.ts';

export interface RenderRequest {
  shot: Shot;
  plates: readonly Plate[];
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

/** Share of a face that is seen close. */
const CLOSE = 0.56;
/** Variants of each scene that different seeds give; few, so that the scene cache serves them. */
const SCENE_VARIANTS = 3;

/** Renders one sheet. */
export function renderShot(request: RenderRequest): RenderedView {
  const { widthPx, heightPx } = request;
  const shot = shotFor(request.shot, request);
  const people = request.plates.length;
  const { frame } = shot;
  let nth = 0;
  return layOutFrame(frame, widthPx, heightPx, (change, width, height, onto) => {
    const cast = castView(frame.kind, nth, width / height, people);
    const view = changeSides(softenView(changeView(shot, change), request.attempt), frame.kind, nth);
    const isHalf = people > 1 && cast.length === 1 && frame.kind === 'grid';
    const shown = isHalf ? faceEachOther(view, nth, width / height, request.plates) : view;
    nth++;
    if (frame.kind === 'full' && people === 1) return renderFull(shown, request, width, height);
    return renderView(shown, cast, request, width, height, onto);
  });
}

/** A shot as these people can be shown in it. */
function shotFor(shot: Shot, { plates: [first, second], widthPx, heightPx }: RenderRequest): Shot {
  const { frame, framing } = shot;
  if (!first) return shot;
  if (second) return { ...shot, frame: frameForTwo(frame, first) };
  if (frame.kind !== 'reflection' || !isTooTight(framing, first, { widthPx, heightPx })) return shot;
  // Who cannot stand aside before a pane is seen close, the other way round.
  return { ...shot, frame: { kind: 'film' }, framing: { ...framing, share: CLOSE, x: 0.5, mirror: !framing.mirror } };
}

/** Over a sheet with a window the lettering lies on top; what belongs to the face is in the window alone. */
const LETTERING: readonly Overlay['kind'][] = ['text', 'line', 'border', 'drawn'];
const OF_THE_SHEET: readonly Overlay['kind'][] = [...LETTERING, 'mist', 'wash', 'split'];
const OF_THE_FACE: readonly Overlay['kind'][] = ['fur', 'cup', 'umbrella', 'balloons', 'ghosts'];

/** A full sheet of one person; in a window where the photo is too tight for the view. */
function renderFull(view: View, request: RenderRequest, width: number, height: number): RenderedView {
  const [plate] = request.plates;
  const tight = plate && insetTight(view, plate, { widthPx: width, heightPx: height }, request.sheet ?? 0);
  if (!tight) return renderView(view, [0], request, width, height);
  const { inset, framing } = tight;
  const { overlays = [] } = view;
  const of = (kinds: readonly Overlay['kind'][]) => overlays.filter(({ kind }) => kinds.includes(kind));
  const lettering = of(LETTERING).filter((overlay) => !isBehind(overlay));
  const without = (left: readonly Overlay[]) => overlays.filter((overlay) => !left.includes(overlay));
  const outer = { ...view, overlays: without([...lettering, ...of(OF_THE_FACE)]) };
  const inner = { ...view, framing, overlays: without(of(OF_THE_SHEET)) };
  const ground = renderView(outer, [], request, width, height);
  const shown = renderView(inner, [0], request, Math.round(inset.width * width), Math.round(inset.height * height));
  const sheet = layInset(ground, shown, inset);
  drawOverlays(sheet.picture, lettering, sheet.faces.map(keepClearOf));
  return sheet;
}

function renderView(
  view: View,
  cast: readonly number[],
  request: RenderRequest,
  width: number,
  height: number,
  onto?: Picture,
): RenderedView {
  const behind = (view.overlays ?? []).filter(isBehind);
  const before = (view.overlays ?? []).filter((overlay) => !overlay.after && !behind.includes(overlay));
  const after = (view.overlays ?? []).filter((overlay) => overlay.after);
  const scene = onto
    ? sceneFromPicture(onto)
    : openScene(varyScene(view.scene, request.seed), width, height, request.owner);
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
  return { picture, faces: people.map((person) => faceOf(person, original)) };
}

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
  return dressPyramid(plate, { outfit, hair });
}

const isBehind = (overlay: Overlay): boolean => 'behind' in overlay && overlay.behind === true;

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

function keepClearOf({ landmarks, faceHeightPx }: Pick<SheetFace, 'landmarks' | 'faceHeightPx'>): KeepClear {
  const top = pointAt(landmarks, LANDMARK.forehead);
  const { x, y } = pointAt(landmarks, LANDMARK.chin);
  const chin = { x, y, roll: Math.atan2(top.x - x, y - top.y) };
  return { ...middleOf(landmarks, LANDMARK.noseBridge, LANDMARK.noseTip), radius: faceHeightPx * 0.62, chin };
}
