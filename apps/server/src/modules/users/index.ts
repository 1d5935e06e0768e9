export { nameOf, newNumber, noteName, readNoted } from './called.ts';
export { isVerified } from './is-verified.ts';
export { judgeName } from './judge-name.ts';
export {
  changeUser,
  deleteUser,
  findUsers,
  holdUser,
  insertUser,
  listClosingBefore,
  lockUser,
  lockUserWhole,
  markVerified,
  readUser,
  setClosing,
  type UserRow,
} from './users.store.ts';
