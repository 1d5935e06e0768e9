export interface SignedUrlOptions {
  downloadName?: string;
  /** Of whoever asks: the mark on a portrait is in a language that they read. */
  locale?: string;
}

/** Where bytes are kept. Everything under a user is encrypted at rest; addresses handed out are signed and expire. */
export interface Objects {
  /** Durable when it resolves: written to a temporary file, synced, renamed, folder synced. The same key again replaces. */
  put(key: string, bytes: Uint8Array, options: { contentType: string }): Promise<void>;
  /** Throws when there is none. */
  get(key: string): Promise<{ bytes: Uint8Array; contentType: string }>;
  exists(key: string): Promise<boolean>;
  /** Deleting what is not there succeeds. */
  delete(key: string): Promise<void>;
  /** Everything whose key starts with the prefix, which ends in a slash. */
  deleteFolder(prefix: string): Promise<void>;
  /** An address that serves the object for a while to whoever has it. Stable within a window, so that clients can cache. */
  signedUrl(key: string, options?: SignedUrlOptions): string;
}
