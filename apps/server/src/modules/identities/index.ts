export {
  deleteIdentities,
  findIdentity,
  findSubject,
  insertIdentity,
  listSubjectIndexes,
  listSubjects,
  lockIdentity,
} from './identities.store.ts';
export type { IdentityProvider } from './identity-provider.ts';
