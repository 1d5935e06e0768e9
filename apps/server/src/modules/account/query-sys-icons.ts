import { type RequestOf, type ResponseOf, SYSTEM_ICONS } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { systemIconsVersion, systemIconUrl } from '../portraits/index.ts';

export async function querySysIcons(
  deps: Deps,
  _actor: Actor,
  { ver: known }: RequestOf<'QUERYSYSICONS'>,
): Promise<ResponseOf<'QUERYSYSICONS'>> {
  const ver = await systemIconsVersion();
  if (known === ver) return { ver, icons: [] };
  return {
    ver,
    icons: await Promise.all(SYSTEM_ICONS.map(async (id) => ({ id, url: await systemIconUrl(deps, id) }))),
  };
}
