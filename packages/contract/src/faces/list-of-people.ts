import * as z from 'zod/mini';
import { command } from '../define-command.ts';

/** A list that a user has of people and their faces: it takes nothing, and is asked for again when faces have changed. */
export function listOfPeople<const Name extends string, Response extends z.ZodMiniType>(
  name: Name,
  response: Response,
) {
  return command({
    name,
    access: 'user',
    transport: 'query',
    rate: 'read',
    holds: ['faces'],
    changes: [],
    isLocalised: false,
    request: z.object({}),
    response,
    errors: [],
  });
}
