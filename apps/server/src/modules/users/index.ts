export { isVerified } from './is-verified.ts';
export { findUsers, insertUser, lockUser, markVerified, readUser, type UserRow } from './users.store.ts';
