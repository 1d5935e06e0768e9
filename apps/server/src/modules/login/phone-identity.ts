import type { Deps } from '../../deps.ts';
import { indexPhone } from './login-secrets.ts';
import type { ProvenIdentity } from './sign-in.ts';

/** Whoever reaches a phone, its number in E.164. */
export const phoneIdentity = ({ personal }: Pick<Deps, 'personal'>, phone: string): ProvenIdentity => ({
  provider: 'phone',
  subjectIndex: indexPhone(personal, phone),
  subject: phone,
});
