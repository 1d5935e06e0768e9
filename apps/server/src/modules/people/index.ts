export {
  deletePeople,
  holdPerson,
  insertPerson,
  listPeople,
  lockPeople,
  type PersonRow,
  updatePerson,
} from './people.store.ts';
export { checkInfo, openInfo, saidOf, sealInfo } from './person-info.ts';
