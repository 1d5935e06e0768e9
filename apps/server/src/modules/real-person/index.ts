export { isAccepted, listShootable, requireRealPerson } from './real-person.policy.ts';
export { listChecks } from './real-person.store.ts';
export { listReviews } from './reviews.store.ts';
