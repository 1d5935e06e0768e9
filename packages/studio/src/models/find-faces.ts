import path from 'node:path';
import type { Tensor } from '@tensorflow/tfjs-core';
import { type Photo, padToSquare } from '../pixels/photo.ts';
import { faceHeightOf, type Landmarks } from './face-landmarks.ts';
import { registerFileRouter } from './model-files.ts';
import { assertWasm, packageFolder, requireLibrary, startTensorFlow, wasmFolder } from './tensorflow.ts';

/** A face as the detector and the mesh see it, in pixels of the photo. */
export interface FoundFace {
  landmarks: Landmarks;
  /** Confidence of the detector and of the mesh, 0 to 1. */
  boxScore: number;
  meshScore: number;
}

interface HumanFace {
  mesh: [number, number, number?][];
  boxScore: number;
  faceScore: number;
}

interface HumanLibrary {
  load(): Promise<void>;
  detect(input: Tensor): Promise<{ face: HumanFace[]; error: string | null }>;
  faceTriangulation: number[];
}

/** Below this confidence of the detector nothing is a face. */
const MIN_CONFIDENCE = 0.2;
const MAX_FACES = 8;
/** Points of the mesh without and with the irises. */
const MESH_POINTS = 468;
export const LANDMARK_COUNT = 478;

let loaded: Promise<HumanLibrary> | undefined;

/** Loads the detector, the mesh and the iris model once per thread. */
function loadFaceFinder(): Promise<HumanLibrary> {
  loaded ??= load();
  return loaded;
}

/**
 * Finds faces and their 478 landmarks, the largest first.
 * The photo is padded to a square first: on a tall photo the detector's box is twice too large otherwise.
 */
export async function findFaces(photo: Photo): Promise<FoundFace[]> {
  const human = await loadFaceFinder();
  const tf = await startTensorFlow();
  const square = padToSquare(photo);
  const input = tf.tensor4d(new Int32Array(square.data), [1, square.heightPx, square.widthPx, 3], 'int32');
  try {
    const { face, error } = await human.detect(input);
    if (error) throw new Error(`the face detector failed: ${error}`);
    assertWasm(tf);
    const faces = face.filter((f) => f.mesh.length >= MESH_POINTS).map(toFoundFace);
    return faces.sort((a, b) => faceHeightOf(b.landmarks) - faceHeightOf(a.landmarks));
  } finally {
    input.dispose();
  }
}

/** Corners of the mesh's triangles, three landmark numbers each. */
export async function meshTriangles(): Promise<readonly number[]> {
  return (await loadFaceFinder()).faceTriangulation;
}

function toFoundFace(face: HumanFace): FoundFace {
  const landmarks = new Float32Array(LANDMARK_COUNT * 3);
  face.mesh.slice(0, LANDMARK_COUNT).forEach(([x, y, z], i) => {
    landmarks[i * 3] = x;
    landmarks[i * 3 + 1] = y;
    landmarks[i * 3 + 2] = z ?? 0;
  });
  return { landmarks, boxScore: face.boxScore, meshScore: face.faceScore };
}

async function load(): Promise<HumanLibrary> {
  const tf = await startTensorFlow();
  registerFileRouter(tf);
  const folder = packageFolder('@vladmandic/human');
  const { Human } = requireLibrary(path.join(folder, 'human.node-wasm.js')) as {
    Human: new (config: object) => HumanLibrary;
  };
  const human = new Human({
    backend: 'wasm',
    wasmPath: wasmFolder(),
    modelBasePath: `file://${path.resolve(folder, '../models')}/`,
    debug: false,
    async: false,
    // Without this it answers a new photo with the faces of the one before when the two are alike.
    cacheSensitivity: 0,
    softwareKernels: true,
    filter: { enabled: false },
    gesture: { enabled: false },
    body: { enabled: false },
    hand: { enabled: false },
    object: { enabled: false },
    segmentation: { enabled: false },
    face: {
      enabled: true,
      detector: { rotation: true, maxDetected: MAX_FACES, minConfidence: MIN_CONFIDENCE, return: false },
      mesh: { enabled: true },
      iris: { enabled: true },
      emotion: { enabled: false },
      description: { enabled: false },
      antispoof: { enabled: false },
      liveness: { enabled: false },
    },
  });
  await human.load();
  assertWasm(tf);
  return human;
}
