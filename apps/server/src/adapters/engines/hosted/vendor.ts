/** One picture asked of a vendor. */
export interface VendorRequest {
  model: string;
  prompt: string;
  /** JPEGs, one for each person. */
  references: readonly Uint8Array[];
}

export type VendorAnswer =
  | { kind: 'picture'; bytes: Uint8Array }
  /** The vendor's moderation will not: asking again is of no use. */
  | { kind: 'refused'; code: string }
  /** An answer without a picture, and without a reason that we know. */
  | { kind: 'empty'; code: string };

/** The documented HTTP of an image-edit service that takes reference faces. */
export interface Vendor {
  /** The most references, and so the most people. */
  people: number;
  buildCall(baseUrl: string, key: string, request: VendorRequest): { url: string; init: RequestInit };
  /** What an answer of 200 holds. */
  readAnswer(body: unknown): VendorAnswer;
  /** What an error says; undefined: nothing about the content. Never the vendor's words: they may repeat the prompt. */
  readRefusal(body: unknown): string | undefined;
}
