import type { Logger } from 'pino';
import type { Db } from '../../deps.ts';
import type { EnginesConfig } from '../../engines-config.ts';
import { createComfySource } from './comfyui/comfy-source.ts';
import { createHostedSource } from './hosted/hosted-source.ts';
import type { PictureSource } from './shooter.ts';

export interface SourceParts {
  db: Db;
  now(): number;
  log: Logger;
}

/** The foreign engines of a configuration; nothing is called before the first picture. */
export function openSources(config: EnginesConfig, parts: SourceParts): PictureSource[] {
  return config.foreign.map((engine) =>
    engine.kind === 'comfyui' ? createComfySource(engine, parts) : createHostedSource(engine, parts),
  );
}
