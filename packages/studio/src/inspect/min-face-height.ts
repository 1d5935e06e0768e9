/** A face of fewer pixels from forehead to chin makes no portrait. */
export const MIN_FACE_HEIGHT_PX = 72;
