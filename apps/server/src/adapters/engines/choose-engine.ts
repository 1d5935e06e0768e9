import { findCatalogueTheme } from '@kinora/studio/themes-catalogue';
import type { Logger } from 'pino';
import { PoisonCallError } from '../../studio/studio-errors.ts';
import type { StudioProcess } from '../../studio/studio-process.ts';
import type { Sheet } from '../ports/engine-shoots.ts';
import type { PortraitEngine } from '../ports/portrait-engine.ts';
import type { EnginesConfig } from './engines-config.ts';
import { createForeignShooter } from './foreign-shooter.ts';
import { createPictureGate, type PictureCheck } from './picture-gate.ts';
import { shootInTurn } from './shoot-in-turn.ts';
import type { PictureSource, Shooter } from './shooter.ts';
import { openStudioShooter } from './studio/open.ts';
import { createPromptWriter } from './write-prompt.ts';

export interface EngineParts {
  studio: StudioProcess;
  config: EnginesConfig;
  /** Of the engines that the configuration names. */
  sources: readonly PictureSource[];
  log: Logger;
  /** What every picture must pass besides faces, likeness, sharpness and tones, such as moderation. */
  checks?: readonly PictureCheck[];
  /** What other engines than the studio draw is judged outside of this machine. */
  isJudgedOutside?: boolean;
}

/** The product's engine: each theme is shot by the engines that the configuration gives it; all else is the studio's. */
export function createPortraitEngine(parts: EngineParts): PortraitEngine {
  const { studio, config, sources, log, checks, isJudgedOutside = false } = parts;
  const compare: PortraitEngine['compare'] = (picture, people, signal) =>
    studio.compare(
      picture,
      people.map(({ plate }) => plate),
      signal,
    );
  const gate = createPictureGate(compare, checks);
  const writePrompt = createPromptWriter(config.prompts);
  const shooters = new Map<string, Shooter>([
    ['studio', openStudioShooter(studio, gate)],
    ...sources.map((source): [string, Shooter] => [
      source.name,
      createForeignShooter({ source, gate, writePrompt, isJudgedOutside }),
    ]),
  ]);
  const enginesOf = (themeId: string): Shooter[] => {
    // A description, and what is no theme of the catalogue, is the studio's unless it is named.
    const byDefault = findCatalogueTheme(themeId) ? config.byDefault : ['studio'];
    return (config.byTheme.get(themeId) ?? byDefault).flatMap((name) => shooters.get(name) ?? []);
  };
  // Who can enlarge or animate declares it by having it; the studio comes first, since it costs nothing.
  const { enlarge } = [...shooters.values()].find((shooter) => shooter.enlarge) ?? {};
  const { animate } = [...shooters.values()].find((shooter) => shooter.animate) ?? {};
  return {
    inspect: (bytes, face, signal) => studio.inspect(bytes, face, signal),
    prepare: (bytes, face, signal) => studio.prepare(bytes, face, signal),
    compare,
    shoot: (order, options = {}) => shootInTurn(enginesOf(order.themeId), order, options, log),
    enginesOf: (themeId) => enginesOf(themeId).map(({ kind, isOutside }) => ({ kind, isOutside })),
    outside: sources.flatMap(({ outside }) => outside),
    async shootCover({ mayLeave, ...order }, signal) {
      const made = await studio.shoot({ ...order, isBackground: true }, signal).catch((error: unknown): Sheet => {
        if (error instanceof PoisonCallError) return { dropped: true, reason: 'failed' };
        throw error;
      });
      return gate.checkOwn(made, { signal, mayLeave });
    },
    shootLarger: (jpeg, { people, ...sheet }, signal) =>
      studio.shootLarger(jpeg, { ...sheet, plates: people.map(({ plate }) => plate) }, signal),
    isSamePerson: (plate, others, signal) => studio.isSamePerson(plate, others, signal),
    checkFrames: (order, signal) => studio.checkFrames(order, signal),
    ...(studio.canAnimate && { cutClip: (clip, sidePx, signal) => studio.cutClip(clip, sidePx, signal) }),
    shootDocument: (order, signal) => studio.shootDocument(order, signal),
    close: () => studio.close(),
    ...(enlarge && { enlarge }),
    ...(animate && { animate }),
  };
}
