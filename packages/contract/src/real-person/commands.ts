import { areaCommands } from '../define-command.ts';
import { faceAuth } from './face-auth.ts';
import { faceAuthDone } from './face-auth-done.ts';
import { faceAuthFrames } from './face-auth-frames.ts';

export const realPersonCommands = areaCommands({
  FACEAUTH: faceAuth,
  FACEAUTHFRAMES: faceAuthFrames,
  FACEAUTHDONE: faceAuthDone,
});
