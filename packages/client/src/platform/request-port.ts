import type { CancelSignal } from '../lib/cancel-signal';
import type { PickedFile } from './picked-file';

/** Default time for a request (specification, section 9). */
export const REQUEST_TIMEOUT_MS = 60_000;
/** Default time for an upload. */
export const UPLOAD_TIMEOUT_MS = 120_000;

export interface HttpRequest {
  /** Absolute, or relative to the page (web only). */
  readonly url: string;
  readonly method: 'GET' | 'POST';
  /** Sent as a URL-encoded form. */
  readonly form?: Readonly<Record<string, string>>;
  /** Sent as JSON, in place of a form. */
  readonly json?: unknown;
  readonly timeoutMs?: number;
  readonly signal?: CancelSignal | undefined;
}

export interface HttpResponse {
  readonly status: number;
  readonly text: string;
}

/** Rejects with a TransportError when nothing comes back. */
export type SendRequest = (request: HttpRequest) => Promise<HttpResponse>;

export interface UploadRequest {
  readonly url: string;
  /** Form fields before the file. */
  readonly fields: Readonly<Record<string, string>>;
  readonly file: PickedFile;
  /** Name of the file's field: `file` unless told. */
  readonly fieldName?: string;
  /** How much was sent, 0 to 1. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
  readonly timeoutMs?: number;
  readonly signal?: CancelSignal | undefined;
}

/** Multipart POST. Rejects with a TransportError when nothing comes back. */
export type UploadFile = (request: UploadRequest) => Promise<HttpResponse>;
