/** How often it is asked whether the pictures may still be outside, while an engine works on them. */
const ASK_EVERY_MS = 2_000;

/** Somebody in a picture does not agree that it leaves the machine. */
export class WithheldError extends Error {
  override readonly name = 'WithheldError';
}

/**
 * Works only while pictures may leave the machine: asks before, and again while it goes on. Throws WithheldError, also in place of what the
 * work throws once it is given up.
 */
export async function whileAllowed<Result>(
  mayLeave: () => Promise<boolean>,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  await requireLeave(mayLeave);
  const stop = new AbortController();
  const watch = setInterval(() => {
    // Whoever cannot be asked has not said yes.
    requireLeave(mayLeave).catch((error: unknown) => stop.abort(error));
  }, ASK_EVERY_MS);
  try {
    return await work(signal ? AbortSignal.any([signal, stop.signal]) : stop.signal);
  } finally {
    clearInterval(watch);
  }
}

/** Throws WithheldError unless pictures may leave the machine now. */
export async function requireLeave(mayLeave: () => Promise<boolean>): Promise<void> {
  if (!(await mayLeave())) throw new WithheldError('somebody in the picture does not agree that it leaves the machine');
}
