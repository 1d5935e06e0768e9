import * as z from 'zod/mini';
import type { Subject } from './subjects.ts';

/**
 * The push socket. A client connects to `{api}/push` and sends one frame: the data of a sealed command named
 * {@link PUSH_COMMAND} whose payload's data is a {@link pushHello}. Every frame of the server is a sealed
 * {@link pushEvent}. An event only says that something changed; the client asks for what it is by a command.
 */
export const PUSH_COMMAND = 'PUSH';

const PUSH_KINDS = ['shoot', 'message', 'face', 'covers', 'photo', 'order'] as const;

/** What has changed when an event of the kind comes. */
export const PUSH_CHANGES: Readonly<Record<(typeof PUSH_KINDS)[number], readonly Subject[]>> = {
  shoot: ['shoots'],
  message: ['messages'],
  face: ['faces'],
  covers: ['gallery'],
  photo: ['photos'],
  order: ['orders', 'account'],
};

export const pushHello = z.object({
  /** Sequence number of the last event seen; later ones are sent again. 0 at first. */
  since: z.int().check(z.minimum(0)),
});

export const pushEvent = z.object({
  seq: z.number(),
  kind: z.enum(PUSH_KINDS),
  /** Id of the shoot, message, face, photo or order that changed, or of the face whose covers came. */
  id: z.string(),
});
export type PushEvent = z.infer<typeof pushEvent>;
