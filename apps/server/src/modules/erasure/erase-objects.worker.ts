import type { Deps } from '../../deps.ts';

export async function eraseObjects(deps: Deps, payload: { keys: string[]; folders: string[] }): Promise<void> {
  for (const key of payload.keys) await deps.objects.delete(key);
  for (const folder of payload.folders) await deps.objects.deleteFolder(folder);
}
