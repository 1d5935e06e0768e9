import { areaCommands } from '../define-command.ts';
import { genVideo } from './gen-video.ts';

export const renditionsCommands = areaCommands({
  GENVIDEO: genVideo,
});
