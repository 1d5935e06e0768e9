export { estimateWait, roundWait } from './estimate-wait.ts';
export { likelyEngine } from './likely-engine.ts';
export { planAgain } from './plan-again.ts';
export { findSheetOrigin, findShoots, listShootsOfUser } from './shoots.store.ts';
export { viewShoot } from './shoots.view.ts';
export { peopleOfFaces, saidInShoot } from './shot-people.ts';
export { startOnce } from './start-shoot.ts';
