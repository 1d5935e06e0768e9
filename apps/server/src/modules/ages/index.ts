export { findStatement } from './ages.store.ts';
export { keepSaid } from './merge-said.ts';
export {
  followAge,
  listWithoutGuardian,
  readStanding,
  requireAgeAnswer,
  requireGuardians,
  requireOfAge,
  stateAge,
} from './require-guardian.ts';
