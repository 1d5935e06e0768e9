import { encodeBase64Url } from './base64url.ts';
import type { TicketContent } from './ticket.ts';

/** What stood in the tickets that were opened last, in the memory of one process. */
export interface RecentTickets {
  /** What `open` gives, or gave for the very same bytes. Only what opened is remembered. */
  read<Fault extends string>(ticket: Uint8Array, open: () => TicketContent | Fault): TicketContent | Fault;
}

/**
 * Remembers up to `capacity` tickets; the one unused for longest goes first. Whoever sends many sessions only costs others
 * the time that opening takes. Belongs to one set of ticket keys, and knows nothing of lifetimes.
 */
export function createRecentTickets(capacity: number): RecentTickets {
  const contents = new Map<string, TicketContent>();
  return {
    read(ticket, open) {
      const key = encodeBase64Url(ticket);
      const content = contents.get(key) ?? open();
      if (typeof content === 'string') return content;
      contents.delete(key);
      contents.set(key, content);
      for (const oldest of contents.keys()) {
        if (contents.size <= capacity) break;
        contents.delete(oldest);
      }
      return content;
    },
  };
}
