/** Where the bytes are: in the browser's memory, or in a file of the mini-program. */
export type FileSource =
  | { readonly kind: 'blob'; readonly blob: BlobLike }
  | { readonly kind: 'path'; readonly path: string };

/** What shared code may know of a Blob. */
export interface BlobLike {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A picture that the user picked or took. */
export interface PickedFile {
  readonly name: string;
  /** MIME type as the machine says; the server looks at the bytes. */
  readonly type: string;
  readonly sizeBytes: number;
  /** Address that an `img` shows while this session lasts. */
  readonly url: string;
  readonly source: FileSource;
}
