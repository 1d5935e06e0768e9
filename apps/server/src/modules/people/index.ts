export {
  deletePeople,
  holdPerson,
  insertPerson,
  listPeople,
  lockPeople,
  type PersonRow,
  updatePerson,
} from './people.store.ts';
