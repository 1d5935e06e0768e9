export { countPeople } from './count-people.ts';
export { faceIdsOfPerson } from './face-ids-of-person.ts';
export { coverKey } from './face-keys.ts';
export { openTraits } from './face-traits.ts';
export { groupByPerson, holdFaceConsent, isOwn, mayPublishFace, mayShootWith, personIdOf } from './faces.policy.ts';
export {
  countFaces,
  countFacesOfPerson,
  type FaceRow,
  findFaceForPortrait,
  findFaces,
  holdFace,
  listFaces,
  lockFaces,
  lockFacesOfPerson,
  updateFace,
} from './faces.store.ts';
export { viewFace } from './faces.view.ts';
export { inspectPhoto } from './inspect-photo.worker.ts';
export { keepFace } from './keep-face.ts';
export { markFaces } from './mark-faces.ts';
export { markSeen } from './mark-seen.ts';
export { type SaidOfFaces, sayOfFaces } from './said-of-faces.ts';
export { storeUpload } from './store-upload.ts';
