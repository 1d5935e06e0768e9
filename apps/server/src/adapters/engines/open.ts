import type { Logger } from 'pino';
import type { Db } from '../../deps.ts';
import type { PortraitEngine } from '../ports/portrait-engine.ts';
import { createPortraitEngine, type EngineParts } from './choose-engine.ts';
import { openComfySource } from './comfyui/open.ts';
import { openHostedSource } from './hosted/open.ts';

export interface OpenEngineParts extends Omit<EngineParts, 'sources'> {
  db: Db;
  now(): number;
  log: Logger;
}

/** The product's engine with the foreign ones that the configuration names; none of them is called before the first picture. */
export function openPortraitEngine({ db, now, ...parts }: OpenEngineParts): PortraitEngine {
  const { config, log } = parts;
  const sources = config.foreign.map((engine) =>
    engine.kind === 'comfyui' ? openComfySource(engine, { db, now, log }) : openHostedSource(engine, { db, now, log }),
  );
  return createPortraitEngine({ ...parts, sources });
}
