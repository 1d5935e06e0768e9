import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { endLogin } from './login.store.ts';

export async function logout(deps: Deps, actor: User): Promise<Record<string, never>> {
  await endLogin(deps.db, actor.loginId, deps.now());
  return {};
}
