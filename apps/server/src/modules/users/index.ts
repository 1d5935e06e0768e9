export { isVerified } from './is-verified.ts';
export { changeUser, findUsers, insertUser, lockUser, markVerified, readUser, type UserRow } from './users.store.ts';
