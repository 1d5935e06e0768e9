export { coverKey } from './face-keys.ts';
export { countFaces, type FaceRow, findFaces, holdFace, listFaces, lockFaces } from './faces.store.ts';
export { markFaces } from './mark-faces.ts';
