import { areaCommands } from '../define-command.ts';
import { dislikePhoto } from './dislike-photo.ts';
import { queryImgs } from './query-imgs.ts';
import { queryPhotoes } from './query-photoes.ts';
import { readPhoto } from './read-photo.ts';
import { recentPhotoes } from './recent-photoes.ts';

export const photosCommands = areaCommands({
  QUERYPHOTOES: queryPhotoes,
  RECENTPHOTOES: recentPhotoes,
  QUERYIMGS: queryImgs,
  DISLIKEPHOTO: dislikePhoto,
  READPHOTO: readPhoto,
});
