import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { UploadedFile, User } from '../../gateway/command-handler.ts';
import { cutFrames } from './cut-frames.ts';
import { judgeCheck } from './judge-check.ts';

export async function faceAuthFrames(
  deps: Deps,
  { uid }: User,
  { id, nonce, keep, clip = false, frames: told }: RequestOf<'FACEAUTHFRAMES'>,
  file: UploadedFile,
): Promise<ResponseOf<'FACEAUTHFRAMES'>> {
  const frames = cutFrames(file.bytes, told);
  await judgeCheck(deps, uid, {
    command: 'FACEAUTHFRAMES',
    id,
    nonce,
    keep,
    isClip: clip,
    readFrames: async () => frames,
  });
  return {};
}
