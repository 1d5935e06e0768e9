/**
 * A plate is what the studio keeps of an uploaded photo: the person cut out, at a fixed face height, with everything
 * that lighting and posing need. Framing is decided later, so a plate shows all of the person that the photo shows.
 */
export interface Plate {
  widthPx: number;
  heightPx: number;
  /** Distance between landmarks 10 (forehead) and 152 (chin). Always {@link PLATE_FACE_HEIGHT_PX} give or take a pixel. */
  faceHeightPx: number;
  /** The photo itself, RGB 8 bit sRGB, interleaved, `widthPx * heightPx * 3`. */
  photo: Uint8Array;
  /** Foreground colour with the old background's colour removed from the edges, RGB as `photo`. */
  foreground: Uint8Array;
  /** Opacity of the person, 0 to 255, one byte a pixel. */
  alpha: Uint8Array;
  /** Surface normals x (right), y (down), z (towards the camera), each times 127, interleaved. */
  normals: Int8Array;
  /** How much a pixel is skin, 0 to 255. */
  skin: Uint8Array;
  /** The face oval, 0 to 255, soft edge. */
  face: Uint8Array;
  /** 478 landmarks of MediaPipe's face mesh with iris: x, y, z in plate pixels; z scaled to nose-to-ear = 1.15 half face widths. */
  landmarks: Float32Array;
  /** What the figure is made of; undefined in a plate that was prepared before plates had it (version 1). */
  classes: PlateClasses | undefined;
  person: PlatePerson;
  /** In a garment of the wardrobe: no clothes of the photo are left to be coloured. Never stored. */
  isDressed?: true;
  /** What is worn is crossed: it was put on for the view's own mirror, and shows the wrong side up in the other one. Never stored. */
  isOneSided?: true;
}

/** What a person is made of, as {@link PLATE_CLASSES}: bytes 0 to 255 by which each cell is of a class; what they lack to 255 is background. */
export interface PlateClasses extends Readonly<Record<PlateClass, Uint8Array>> {
  /** Size in cells of {@link CLASS_CELL_PX}, rounded up: the last ones may reach beyond the plate. */
  widthPx: number;
  heightPx: number;
}

/** Ties are clothes, the neck is body skin, a beard face skin; jewels, watches and what is held are others. */
export const PLATE_CLASSES = ['hair', 'bodySkin', 'faceSkin', 'clothes', 'others'] as const;
export type PlateClass = (typeof PLATE_CLASSES)[number];

/** One cell of the class maps is so many plate pixels wide and high: the net sees no finer. */
export const CLASS_CELL_PX = 4;

export interface PlatePerson {
  /** Estimated years. */
  age: number;
  gender: 'male' | 'female';
  /** Head turn in degrees: yaw > 0 looks to the picture's right, pitch > 0 down, roll > 0 clockwise. */
  yaw: number;
  pitch: number;
  roll: number;
  /** Mean skin colour, sRGB 0 to 1. */
  skinMean: [number, number, number];
  /** Unit-free 128 numbers of face-api's recognition net, for the likeness of what is made from this plate. */
  embedding: number[];
  /** Sides of the photo that cut the person off (hair at the top, a shoulder at a side): that side must leave the frame. */
  cutAt: { top: boolean; left: boolean; right: boolean; bottom: boolean };
}

export const PLATE_FACE_HEIGHT_PX = 320;
