import type * as z from 'zod';

/** Something that happened in the business, told to whoever cares without knowing them. */
export interface EventDefinition<Payload> {
  /** `area.happened`, such as `face.settled`. */
  name: string;
  payload: z.ZodType<Payload>;
}

/** Declares an event; publisher and subscribers share the definition and do not import each other. */
export function defineEvent<Payload>(name: string, payload: z.ZodType<Payload>): EventDefinition<Payload> {
  return { name, payload };
}
