import { USER_INFO } from '@kinora/contract';
import { call } from '../../api/call';
import { refreshAfter } from '../../api/refresh';
import { useCommand } from '../../api/use-command';
import { hasNameField } from '../../platform/platform-name';
import { useIsLoggedIn } from '../../session/session';

/**
 * Changes the user's name; one from the field in which WeChat offers its own name goes the way that is for it. Throws CommandError.
 */
export async function changeName(name: string): Promise<void> {
  if (hasNameField) {
    await call('CMD_UPDATEWXNICK', { nick: name });
    await refreshAfter('CMD_UPDATEWXNICK', { nick: name });
    return;
  }
  const input = { id: USER_INFO.nick, data: name };
  await call('MODUSERINFO', input);
  await refreshAfter('MODUSERINFO', input);
}

/** Makes a kept photo or a face the user's portrait; empty: none that was chosen. Throws CommandError. */
export async function changePortrait(id: string): Promise<void> {
  const input = { id: USER_INFO.icon, data: id };
  await call('MODUSERINFO', input);
  await refreshAfter('MODUSERINFO', input);
}

/** Bytes of what is kept of the user; undefined until it is known. */
export function useStorageUsed(): number | undefined {
  return useCommand('QUERYUSERINFO', { storage: true }, { isEnabled: useIsLoggedIn() }).data?.storage;
}
