import type { RequestOf, ResponseOf } from '@kinora/contract';
import manifest from '../../../package.json' with { type: 'json' };
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/command-handler.ts';

export async function queryServer(
  { config, now }: Deps,
  _actor: Actor,
  _input: RequestOf<'QUERYSERVER'>,
): Promise<ResponseOf<'QUERYSERVER'>> {
  return { url: config.publicUrl, version: manifest.version, now: now() };
}
