import { hostLacks } from './host-lacks.mini';
import { DEFAULT_MAX_IMAGES, type PickImages } from './pick-image-port';
import type { PickedFile } from './picked-file';

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  heic: 'image/heic',
  heif: 'image/heic',
  webp: 'image/webp',
};

/** A file of the host as a picked file. */
export function pickedFromPath(path: string, sizeBytes: number): PickedFile {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return { name, type: TYPES[extension] ?? '', sizeBytes, url: path, source: { kind: 'path', path } };
}

/** Opens the host's album. */
export const pickImages: PickImages = ({ max = DEFAULT_MAX_IMAGES } = {}) =>
  new Promise((resolve, reject) => {
    if (!wx.chooseMedia) {
      reject(hostLacks('chooseMedia'));
      return;
    }
    wx.chooseMedia({
      count: max,
      mediaType: ['image'],
      sourceType: ['album'],
      sizeType: ['original'],
      success: ({ tempFiles }) =>
        resolve(tempFiles.map(({ tempFilePath, size }) => pickedFromPath(tempFilePath, size))),
      fail: ({ errMsg }) => (/cancel/.test(errMsg) ? resolve([]) : reject(new Error(errMsg))),
    });
  });
