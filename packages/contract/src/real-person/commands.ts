import { areaCommands } from '../define-command.ts';
import { faceAuth } from './face-auth.ts';
import { faceAuthClip } from './face-auth-clip.ts';
import { faceAuthDone } from './face-auth-done.ts';
import { faceAuthFrames } from './face-auth-frames.ts';
import { faceAuthReview } from './face-auth-review.ts';

export const realPersonCommands = areaCommands({
  FACEAUTH: faceAuth,
  FACEAUTHFRAMES: faceAuthFrames,
  FACEAUTHCLIP: faceAuthClip,
  FACEAUTHDONE: faceAuthDone,
  FACEAUTHREVIEW: faceAuthReview,
});
