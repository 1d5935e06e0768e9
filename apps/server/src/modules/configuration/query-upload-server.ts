import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';

/** Files go to the gateway itself, which any process of the server answers. */
export async function queryUploadServer(
  deps: Deps,
  _actor: User,
  _input: RequestOf<'QUERYUPLOADSERVER'>,
): Promise<ResponseOf<'QUERYUPLOADSERVER'>> {
  return { url: `${deps.config.publicUrl}/api/upload` };
}
