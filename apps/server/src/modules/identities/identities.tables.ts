import type { IdentityProvider } from './identity-provider.ts';

/** One way in which a person signs in. Unique by provider and subject, so that it leads to one person. */
interface IdentitiesTable {
  provider: IdentityProvider;
  /** Blind index of what the provider knows the person by. */
  subject_index: string;
  /** That itself, sealed: of a phone the number in E.164. */
  subject_sealed: string;
  uid: string;
  created_at: number;
  /** Of the id of a device: blind index of the machine's key, null until it shows one. */
  device_index: string | null;
}

export interface IdentityTables {
  identities: IdentitiesTable;
}
