export { findIdentity, findSubject, insertIdentity, lockIdentity } from './identities.store.ts';
export type { IdentityProvider } from './identity-provider.ts';
