export { coverKey } from './face-keys.ts';
export { mayPublishFace, mayShootWith } from './faces.policy.ts';
export { countFaces, type FaceRow, findFaces, holdFace, listFaces, lockFaces } from './faces.store.ts';
export { markFaces } from './mark-faces.ts';
