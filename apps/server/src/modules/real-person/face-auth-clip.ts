import { ERROR, REAL_PERSON_FRAMES, type RequestOf, type ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { UploadedFile, User } from '../../gateway/command-handler.ts';
import { judgeCheck } from './judge-check.ts';

export async function faceAuthClip(
  deps: Deps,
  { uid }: User,
  { id, nonce, keep }: RequestOf<'FACEAUTHCLIP'>,
  file: UploadedFile,
): Promise<ResponseOf<'FACEAUTHCLIP'>> {
  const { cutClip } = deps.engine;
  if (!cutClip) throw new AppError(ERROR.realPersonOff, 'this server has no video decoder');
  await judgeCheck(deps, uid, {
    ...{ command: 'FACEAUTHCLIP', id, nonce, keep, isClip: true },
    async readFrames() {
      const sidePx = keep ? REAL_PERSON_FRAMES.keptSidePx : REAL_PERSON_FRAMES.sidePx;
      const frames = await cutClip(file.bytes, sidePx);
      if (!frames) throw new AppError(ERROR.clipUnreadable, 'no clip that can be read');
      return frames;
    },
  });
  return {};
}
