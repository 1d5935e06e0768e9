import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { askExport, viewExport } from '../exports/index.ts';

export async function exportData(
  deps: Deps,
  actor: User,
  { ask }: RequestOf<'EXPORTDATA'>,
): Promise<ResponseOf<'EXPORTDATA'>> {
  if (ask) await askExport(deps, actor);
  return viewExport(deps, actor);
}
