/** A thread was lost before its job was done. Jobs are pure, so the pool tries the job once more on another thread. */
export class ThreadLostError extends Error {
  override name = 'ThreadLostError';
}

/** The job neither ended nor told of progress within its time limit; its thread was ended. */
export class JobTimeoutError extends ThreadLostError {
  override name = 'JobTimeoutError';
}

/** The thread that did the job ended unexpectedly. */
export class WorkerDiedError extends ThreadLostError {
  override name = 'WorkerDiedError';
}

/** The thread held more memory than any job needs, and was ended. */
export class JobMemoryError extends ThreadLostError {
  override name = 'JobMemoryError';
}

/** The job cost two threads, one after the other, and is not tried again; `cause` is what became of the second one. */
export class PoisonJobError extends Error {
  override name = 'PoisonJobError';
}

/** The studio was closed before the job was done. */
export class StudioClosedError extends Error {
  override name = 'StudioClosedError';
}

/** The job itself failed; `jobErrorName` is the name of the error that it threw, such as `NoSingleFaceError`. */
export class JobFailedError extends Error {
  override name = 'JobFailedError';
  readonly jobErrorName: string;

  constructor(jobErrorName: string, message: string) {
    super(message);
    this.jobErrorName = jobErrorName;
  }
}
