import { type Message, shootEnding } from '@kinora/contract';
import { useEffect, useRef } from 'react';
import { useIsSeen } from '../../lib/seen';
import { readInPassing, useInbox } from './inbox';

/** The unread messages that say how a shoot ended. */
export function unreadAbout(messages: readonly Message[], shootId: string): readonly string[] {
  return messages
    .filter(({ read, extra, template }) => read === 0 && extra === shootId && shootEnding(template) !== undefined)
    .map(({ id }) => id);
}

/**
 * Whoever sees the end of a shoot needs no message about it: those that are there, and the one that comes meanwhile, are read.
 * @param isOver whether what is on the page is the end of it
 */
export function useReadAboutShoot(shootId: string, isOver: boolean): void {
  const isSeen = useIsSeen();
  const { messages } = useInbox();
  const ids = isOver && isSeen && shootId !== '' ? unreadAbout(messages, shootId).join(',') : '';
  const tried = useRef('');
  useEffect(() => {
    // What failed is not tried again before the next look.
    if (ids === '' || ids === tried.current) return;
    tried.current = ids;
    readInPassing(ids.split(','));
  }, [ids]);
}
