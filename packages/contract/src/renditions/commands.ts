import { areaCommands } from '../define-command.ts';
import { genDocument } from './gen-document.ts';
import { genVideo } from './gen-video.ts';

export const renditionsCommands = areaCommands({
  GENDOCUMENT: genDocument,
  GENVIDEO: genVideo,
});
