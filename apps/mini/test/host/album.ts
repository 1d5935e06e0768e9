import { readFileSync } from 'node:fs';
import type { HostFiles } from './files.ts';
import type { HostPermissions } from './permissions.ts';

interface SaveOptions {
  readonly filePath: string;
  readonly success?: (answer: object) => void;
  readonly fail?: (failure: { errMsg: string }) => void;
}
type Kind = 'image' | 'video';

/** The phone's album. */
export class HostAlbum {
  /** Files that were saved. */
  readonly saved: { readonly kind: Kind; readonly file: string }[] = [];
  readonly #files: HostFiles;
  readonly #permissions: HostPermissions;

  constructor(files: HostFiles, permissions: HostPermissions) {
    this.#files = files;
    this.#permissions = permissions;
  }

  #save(name: string, kind: Kind, { filePath, success, fail }: SaveOptions): void {
    const refusal = this.#refusalOf(kind, this.#files.realPath(filePath));
    if (refusal) {
      fail?.({ errMsg: `${name}:fail ${refusal}` });
      return;
    }
    this.saved.push({ kind, file: this.#files.realPath(filePath) });
    success?.({ errMsg: `${name}:ok` });
  }

  /** The host looks at what it is given, and at its name. */
  #refusalOf(kind: Kind, file: string): string | undefined {
    if (!this.#permissions.album) return 'auth deny';
    const isNamedVideo = file.endsWith('.mp4');
    return kindOf(file) === kind && isNamedVideo === (kind === 'video') ? undefined : 'invalid file type';
  }

  readonly api = {
    saveImageToPhotosAlbum: (options: SaveOptions) => this.#save('saveImageToPhotosAlbum', 'image', options),
    saveVideoToPhotosAlbum: (options: SaveOptions) => this.#save('saveVideoToPhotosAlbum', 'video', options),
  };
}

function kindOf(file: string): Kind | undefined {
  const head = readFileSync(file).subarray(0, 12);
  if (head.subarray(4, 8).toString() === 'ftyp') return 'video';
  const isJpeg = head.readUInt16BE(0) === 0xffd8;
  const isPng = head.subarray(1, 4).toString() === 'PNG';
  return isJpeg || isPng ? 'image' : undefined;
}
