import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { askExport, grantPart, viewExport } from '../exports/index.ts';

export async function exportData(
  deps: Deps,
  actor: User,
  { ask, take, zone }: RequestOf<'EXPORTDATA'>,
): Promise<ResponseOf<'EXPORTDATA'>> {
  if (ask) await askExport(deps, actor, zone);
  const url = take === undefined ? undefined : await grantPart(deps, actor, take);
  return { ...(await viewExport(deps, actor)), ...(url !== undefined && { url }) };
}
