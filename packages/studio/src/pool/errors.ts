/** A job took longer than its time limit; its thread was ended. */
export class JobTimeoutError extends Error {
  override name = 'JobTimeoutError';
}

/** The thread that did the job ended unexpectedly, for instance out of memory. */
export class WorkerDiedError extends Error {
  override name = 'WorkerDiedError';
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
