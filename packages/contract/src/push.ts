import * as z from 'zod/mini';

/**
 * The push socket. A client connects to `{api}/push` and sends one frame: the data of a sealed command named
 * {@link PUSH_COMMAND} whose payload's data is a {@link pushHello}. Every frame of the server is a sealed
 * {@link pushEvent}. An event only says that something changed; the client asks for what it is by a command.
 */
export const PUSH_COMMAND = 'PUSH';

export const pushHello = z.object({
  /** Sequence number of the last event seen; later ones are sent again. 0 at first. */
  since: z.int().check(z.minimum(0)),
});

export const pushEvent = z.object({
  seq: z.number(),
  kind: z.enum(['shoot', 'message', 'face', 'covers', 'photo']),
  /** Id of the shoot, message, face or photo that changed, or of the face whose covers came. */
  id: z.string(),
});
export type PushEvent = z.infer<typeof pushEvent>;
