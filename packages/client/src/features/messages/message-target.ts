import { MESSAGE_TEMPLATE, type Message, shootEnding } from '@kinora/contract';
import type { IconName } from '../../ui/icon';

/** Where a message leads. */
export type MessageTarget =
  | { readonly page: 'result' | 'shoot' | 'preview' | 'previewVideo'; readonly id: string }
  | { readonly page: 'avatar' };

const FAILURES = [MESSAGE_TEMPLATE.enlargementFailed, MESSAGE_TEMPLATE.videoFailed];

/** What a message is about, to be opened; undefined when there is nothing to open. */
export function messageTarget({ template, extra }: Pick<Message, 'template' | 'extra'>): MessageTarget | undefined {
  if (template === MESSAGE_TEMPLATE.faceReady) return { page: 'avatar' };
  if (extra === '') return undefined;
  const ending = shootEnding(template);
  if (ending === 'finished') return { page: 'result', id: extra };
  if (ending === 'failed' || template === MESSAGE_TEMPLATE.shootAccepted) return { page: 'shoot', id: extra };
  if (template === MESSAGE_TEMPLATE.videoReady) return { page: 'previewVideo', id: extra };
  return isAboutPhoto(template) ? { page: 'preview', id: extra } : undefined;
}

function isAboutPhoto(template: number): boolean {
  const { enlargementReady, enlargementFailed, videoFailed } = MESSAGE_TEMPLATE;
  return template === enlargementReady || template === enlargementFailed || template === videoFailed;
}

export function messageIcon({ template }: Pick<Message, 'template'>): IconName {
  const ending = shootEnding(template);
  if (ending) return ending === 'finished' ? 'photos' : 'warning';
  if (template === MESSAGE_TEMPLATE.videoReady) return 'play';
  if (template === MESSAGE_TEMPLATE.enlargementReady) return 'image';
  if (FAILURES.some((one) => one === template)) return 'warning';
  if (template === MESSAGE_TEMPLATE.shootAccepted) return 'wait';
  return template === MESSAGE_TEMPLATE.faceReady ? 'face' : 'message';
}
