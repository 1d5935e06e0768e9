import type { IncomingHttpHeaders } from 'node:http';
import type { Deps } from '../../deps.ts';
import type { SecurityEvent } from '../../gateway/security-events.ts';

/** What an outside system sent, as it came: nothing of it is checked yet. */
export interface CallbackRequest {
  /** Byte for byte, for signatures over it; empty without a body. */
  rawBody: Buffer;
  headers: IncomingHttpHeaders;
  query: URLSearchParams;
  /** Of the peer, for lists of a vendor's addresses; never stored or logged in the clear. */
  address: string;
}

export interface CallbackReply {
  status: number;
  contentType: string;
  body: string;
  /** Where the browser goes on, with a status of a redirect. */
  location?: string;
  /** What an operator who looks for an attack wants to know of it: counted and logged, and not sent. */
  event?: SecurityEvent;
}

/** An address at which an outside system tells something: `/callbacks/<vendor>/<path>`. One file a vendor declares its own. */
export interface CallbackRoute {
  vendor: string;
  /** Without a slash in front. */
  path: string;
  methods: readonly ('GET' | 'POST')[];
  /** A larger body is refused before it is read. */
  maxBytes: number;
  /** Checks the signature itself. What it throws is answered with 500 and nothing else. */
  handle(deps: Deps, request: CallbackRequest): Promise<CallbackReply>;
}
