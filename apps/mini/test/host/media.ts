import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import type { HostFiles } from './files.ts';
import { pictureSize } from './picture-size.ts';

interface Callbacks {
  readonly success?: (answer: object) => void;
  readonly fail?: (failure: { errMsg: string }) => void;
}
interface CompressOptions extends Callbacks {
  readonly src: string;
  readonly quality: number;
  readonly compressedWidth: number;
  readonly compressedHeight: number;
}

/** Pictures of the host: picked, taken, measured, made smaller, read and looked at. */
export class HostMedia {
  /** What the user picks, or the camera sees, when a picture is asked for next. */
  picks: readonly string[] = [];
  /** The picture that the host's own viewer shows. */
  zoomed = '';
  readonly #files: HostFiles;
  readonly #toBuffer: (bytes: Uint8Array) => ArrayBuffer;

  constructor(files: HostFiles, toBuffer: (bytes: Uint8Array) => ArrayBuffer) {
    this.#files = files;
    this.#toBuffer = toBuffer;
  }

  async #compress({ src, quality, compressedWidth, compressedHeight }: CompressOptions): Promise<string> {
    const path = this.#files.newPath('jpg');
    await sharp(this.#files.realPath(src))
      .resize(compressedWidth, compressedHeight)
      .jpeg({ quality })
      .toFile(this.#files.realPath(path));
    return path;
  }

  readonly api = {
    chooseMedia: ({ count, success, fail }: { count: number } & Callbacks) => {
      const tempFiles = this.picks.slice(0, count).map((file) => {
        return { tempFilePath: this.#files.take(file), size: statSync(file).size, fileType: 'image' };
      });
      if (tempFiles.length === 0) fail?.({ errMsg: 'chooseMedia:fail cancel' });
      else success?.({ tempFiles });
    },
    createCameraContext: () => ({
      takePhoto: ({ success, fail }: Callbacks) => {
        const [file] = this.picks;
        if (file) success?.({ tempImagePath: this.#files.take(file) });
        else fail?.({ errMsg: 'takePhoto:fail' });
      },
    }),
    getImageInfo: ({ src, success, fail }: { src: string } & Callbacks) => {
      const size = pictureSize(readFileSync(this.#files.realPath(src)));
      if (size) success?.(size);
      else fail?.({ errMsg: 'getImageInfo:fail' });
    },
    compressImage: (options: CompressOptions) => {
      this.#compress(options).then(
        (tempFilePath) => options.success?.({ tempFilePath }),
        (error: unknown) => options.fail?.({ errMsg: `compressImage:fail ${String(error)}` }),
      );
    },
    getFileSystemManager: () => ({
      readFile: ({ filePath, success }: { filePath: string } & Callbacks) =>
        success?.({ data: this.#toBuffer(readFileSync(this.#files.realPath(filePath))) }),
    }),
    previewImage: ({ current }: { readonly current: string }) => {
      this.zoomed = current;
    },
  };
}
