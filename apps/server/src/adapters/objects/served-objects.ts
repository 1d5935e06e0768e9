import type { Objects } from '../ports/objects.ts';

/** An object that is open for reading; its bytes are read and decrypted as they are asked for. */
export interface OpenObject {
  contentType: string;
  size: number;
  etag: string;
  /** When it was put, ms since the epoch. */
  storedMs: number;
  /** Bytes from `start` up to and with `end`. Closes the file at its end. */
  read(start: number, end: number): AsyncGenerator<Buffer>;
  close(): Promise<void>;
}

/** What was sealed into an address. */
export interface OpenedAddress {
  objectKey: string;
  /** The `locale` that it was made for; '' without one. */
  locale: string;
  /** ms since the epoch. */
  expiresMs: number;
}

/** Objects with what the HTTP route needs to serve them. */
export interface ServedObjects extends Objects {
  /** @param counts whether an object counts, by its key; default: all do. */
  sizeOf(prefix: string, counts?: (key: string) => boolean): Promise<number>;
  /** Undefined when there is none. */
  openObject(key: string): Promise<OpenObject | undefined>;
  /** What an address opens; undefined when it is none of ours or has expired. */
  openAddress(token: string, downloadName: string): OpenedAddress | undefined;
  /** Throws when nothing can be stored, or hardly anything: the disk is full or cannot be written. */
  check(): Promise<void>;
  /** Removes what crashes left of writes and deletions. */
  sweep(): Promise<void>;
}
