import { findTemplate, type MessageTemplate } from './message-templates.ts';

/**
 * States of the one message about a custom shoot. The specification names the numbers only; the meanings are ours: 120 from
 * the moment it was asked for (template 352), 130 while it is being shot, then 100 with its pictures (template 350) or 140
 * when it failed (template 351). In states 120 and 130 the message counts as read: there is nothing to do yet.
 */
export const CUSTOM_SHOOT_STATE = { finished: 100, queued: 120, shooting: 130, failed: 140 } as const;
export type CustomShootState = (typeof CUSTOM_SHOOT_STATE)[keyof typeof CUSTOM_SHOOT_STATE];

const ENDINGS: Readonly<Partial<Record<MessageTemplate, 'finished' | 'failed'>>> = {
  shootFinished: 'finished',
  shootFinishedByOther: 'finished',
  shootFinishedPartly: 'finished',
  shootFinishedModerated: 'finished',
  shootFinishedWithheld: 'finished',
  shootFailed: 'failed',
  shootFailedEngine: 'failed',
  shootFailedModerated: 'failed',
  shootFailedWithheld: 'failed',
};

/** How the shoot ended that a message is about; undefined for every other message. */
export function shootEnding(template: number): 'finished' | 'failed' | undefined {
  const name = findTemplate(template);
  return name && ENDINGS[name];
}
