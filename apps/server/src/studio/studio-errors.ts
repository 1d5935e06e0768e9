/** The studio's process ended while it worked on this. */
export class StudioCrashedError extends Error {
  override readonly name = 'StudioCrashedError';
}

/** The studio's process could not be started; trying again later is worth it. */
export class StudioStartError extends Error {
  override readonly name = 'StudioStartError';
}

/** This call alone cost the studio two threads or two processes: it is at fault, and not worth another try. */
export class PoisonCallError extends Error {
  override readonly name: string = 'PoisonCallError';
}

/** The last thread that it cost was ended because time ran out: on a machine with too much to do that is nobody's fault. */
export class OverdueCallError extends PoisonCallError {
  override readonly name = 'OverdueCallError';
}
