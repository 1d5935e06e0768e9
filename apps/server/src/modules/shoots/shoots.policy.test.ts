import { describe, expect, it } from 'vitest';
import { chooseEngine } from './shoots.policy.ts';

const studio = { kind: 'studio', isOutside: false } as const;
const gpus = { kind: 'comfyui', isOutside: false } as const;
const cloud = { kind: 'hosted', isOutside: true } as const;
const CHAINS = {
  'the studio': [studio],
  'the studio, then outside': [studio, cloud],
  'outside, then the studio': [cloud, studio],
  'outside, then GPUs of this machine': [cloud, gpus, studio],
  'outside alone': [cloud],
} as const;

/** Who makes it first, where the people agree, were not asked, and refuse. */
const TABLE: Readonly<Record<keyof typeof CHAINS, string>> = {
  'the studio': 'studio studio studio',
  'the studio, then outside': 'studio studio studio',
  'outside, then the studio': 'hosted unanswered studio',
  'outside, then GPUs of this machine': 'hosted unanswered comfyui',
  'outside alone': 'hosted only only',
};
/** The same where somebody outside judges the pictures. */
const JUDGED_OUTSIDE: typeof TABLE = {
  'the studio': 'studio unanswered studio',
  'the studio, then outside': 'studio unanswered studio',
  'outside, then the studio': 'hosted unanswered studio',
  'outside, then GPUs of this machine': 'hosted unanswered comfyui',
  'outside alone': 'hosted only only',
};

describe.each(Object.entries(CHAINS))('a theme of %s', (name, chain) => {
  it('is made by whom the table says', () => {
    const told = (isJudgedOutside: boolean) =>
      (['agreed', 'open', 'refused'] as const)
        .map((answer) => chooseEngine(chain, answer, isJudgedOutside))
        .map((choice) => (typeof choice === 'object' ? choice.engine : choice))
        .join(' ');
    const row = name as keyof typeof CHAINS;
    expect([told(false), told(true)]).toEqual([TABLE[row], JUDGED_OUTSIDE[row]]);
  });
});
