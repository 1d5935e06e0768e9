import { createHash } from 'node:crypto';
import type { GlobalConf, RequestOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/handler.ts';
import { offeredWays } from '../login/index.ts';

export async function globalConf(deps: Deps, actor: Actor, _input: RequestOf<'GLOBALCONF'>): Promise<GlobalConf> {
  const { business, upload } = deps.config;
  const content = {
    protocols: { service: business.serviceVersion, face: business.faceVersion, square: business.squareVersion },
    signin: offeredWays(deps, actor.platform),
    heartbeatInterval: business.heartbeatIntervalMs,
    disable4k: business.disable4k || deps.engine.enlarge === undefined,
    videos: deps.engine.animate !== undefined,
    freebatch: business.freeBatch,
    uploadbytes: upload.maxBytes,
    keepdays: business.keepDays,
    familylength: business.familyLength,
    custommin: business.customMinCharacters,
    custommax: business.customMaxCharacters,
  };
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  return { version, ...content };
}
