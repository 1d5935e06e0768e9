import { channelsArea } from '../adapters/channels/env.ts';
import { enginesArea } from '../adapters/engines/env.ts';
import { labelsArea } from '../adapters/labels/env.ts';
import { moderationArea } from '../adapters/moderation/env.ts';
import { folderObjectsArea } from '../adapters/objects/folder/env.ts';
import { realPersonArea } from '../adapters/real-person/env.ts';
import { signInArea } from '../adapters/sign-in/env.ts';
import { smsArea } from '../adapters/sms/env.ts';
import { databaseArea } from '../database/env.ts';
import type { Area } from '../environment/area.ts';
import { keysArea } from '../keys/env.ts';
import { studioArea } from '../studio/env.ts';
import { businessArea } from './business.ts';
import { foldersArea } from './folders.ts';
import { limitsArea } from './limits.ts';
import { listenArea } from './listen.ts';
import { processArea } from './process.ts';
import { sandboxesArea } from './sandboxes.ts';
import { shopArea } from './shop.ts';

/** Every variable of the server, in the order in which an operator meets them. */
export const AREAS: readonly Area[] = [
  listenArea,
  foldersArea,
  processArea,
  databaseArea,
  folderObjectsArea,
  keysArea,
  studioArea,
  enginesArea,
  moderationArea,
  labelsArea,
  smsArea,
  signInArea,
  realPersonArea,
  channelsArea,
  sandboxesArea,
  limitsArea,
  businessArea,
  shopArea,
];
