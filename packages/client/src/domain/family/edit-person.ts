import type { InputOf } from '@kinora/contract';
import { call } from '../../api/call';
import { refresh, refreshAfter } from '../../api/refresh';

/** Changes how a person is called, what they are to the user, or which photo stands for them. Throws as `call` does. */
export async function editPerson(input: InputOf<'EDITFAMILY'>): Promise<void> {
  await call('EDITFAMILY', input);
  await refreshAfter('EDITFAMILY', input);
}

/** Removes a person with all their photos, or brings back who was removed. Throws as `call` does. @returns false: others than the user stand in no square */
export async function markPerson(mid: string, mark: 'delete' | 'restore'): Promise<boolean> {
  const input = { mid, mark };
  try {
    await call('DELFAMILY', input);
  } catch (error) {
    // They may be gone already.
    await refresh(['faces']);
    throw error;
  }
  await refreshAfter('DELFAMILY', input);
  return false;
}
