import { TooManyRequestsError } from '../../gateway/error-body.ts';
import { createSharedRuns, type SharedRuns } from '../../turns/shared-runs.ts';

/** Behind the document that is being drawn: more than anybody asks for by hand meanwhile. */
const WAITING = 3;
const RETRY_AFTER_MS = 5_000;

const lines = new Map<string, SharedRuns<void>>();

/**
 * Draws a document. It is drawn while its user waits, in no queue: so those of a user are drawn one after the other, and the
 * same one once for all calls that ask for it meanwhile. Throws TooManyRequestsError when too many wait already.
 */
export async function drawInTurn(uid: string, name: string, draw: () => Promise<void>): Promise<void> {
  const line = lines.get(uid) ?? createSharedRuns<void>(1);
  if (!line.has(name) && line.size > WAITING) throw new TooManyRequestsError(RETRY_AFTER_MS);
  lines.set(uid, line);
  try {
    await line.run(name, draw);
  } finally {
    if (line.size === 0 && lines.get(uid) === line) lines.delete(uid);
  }
}
