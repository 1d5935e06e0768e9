import * as z from 'zod';
import { defineEvent } from './define-event.ts';

/** The user said that they are too young to decide by themselves: nobody else is shown them. */
export const personUnderAge = defineEvent('person.under-age', z.strictObject({ uid: z.string() }));
