export interface SignedUrlOptions {
  downloadName?: string;
  /** Of whoever asks: the mark on a portrait is in a language that they read. Sealed into the address. */
  locale?: string;
}

/** Where bytes are kept. Everything under a user is encrypted at rest; addresses handed out are signed and expire. */
export interface Objects {
  /**
   * Durable when it resolves: written to a temporary file, synced, renamed, folder synced. The same key again replaces.
   * A deletion of its folder meanwhile is one before or after it and never an error: whoever puts looks afterwards whether what it
   * belongs to is still there.
   */
  put(key: string, bytes: Uint8Array, options: { contentType: string }): Promise<void>;
  /** Throws NoObjectError when there is none, also where it was erased a moment ago. */
  get(key: string): Promise<{ bytes: Uint8Array; contentType: string }>;
  /** As {@link Objects.get}, but what whoever asks is given: a portrait with its mark and labels. */
  getLeaving(
    key: string,
    options?: Pick<SignedUrlOptions, 'locale'>,
  ): Promise<{ bytes: Uint8Array; contentType: string }>;
  exists(key: string): Promise<boolean>;
  /** Deleting what is not there succeeds. */
  delete(key: string): Promise<void>;
  /** Bytes of everything whose key starts with the prefix, which ends in a slash, as it is kept; 0 without any. */
  sizeOf(prefix: string): Promise<number>;
  /** The same without the copies in which it has left: it does not grow when somebody looks. */
  sizeOfKept(prefix: string): Promise<number>;
  /** Everything whose key starts with the prefix, which ends in a slash: when it resolves nothing of it is on the disk. */
  deleteFolder(prefix: string): Promise<void>;
  /** An address that serves the object for a while to whoever has it, and does not say which it is. Stable within a window, so that clients can cache. */
  signedUrl(key: string, options?: SignedUrlOptions): string;
}

/** There is no object of that key (any more). */
export class NoObjectError extends Error {
  override readonly name = 'NoObjectError';
}
