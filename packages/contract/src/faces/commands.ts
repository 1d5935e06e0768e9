import { areaCommands } from '../define-command.ts';
import { queryIcons } from './query-icons.ts';
import { uploadCheck } from './upload-check.ts';
import { uploadFace } from './upload-face.ts';

export const facesCommands = areaCommands({
  UPLOADCHECK: uploadCheck,
  UPLOADFACE: uploadFace,
  QUERYICONS: queryIcons,
});
