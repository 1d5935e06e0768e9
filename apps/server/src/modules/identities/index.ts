export {
  bindIdentity,
  deleteIdentities,
  findIdentity,
  findSubject,
  insertIdentity,
  listSubjectIndexes,
  listSubjects,
  listWays,
  lockIdentity,
  moveIdentities,
  renameSubject,
} from './identities.store.ts';
export type { IdentityProvider } from './identity-provider.ts';
