export { findStatement } from './ages.store.ts';
export {
  followAge,
  listWithoutGuardian,
  readStanding,
  requireAgeAnswer,
  requireGuardians,
  requireOfAge,
  stateAge,
} from './require-guardian.ts';
