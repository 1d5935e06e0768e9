import { hostLacks } from './host-lacks.mini';
import type { PickedFile } from './picked-file';

/** The bytes of a picked file. */
export function readBytes({ source }: PickedFile): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    if (source.kind !== 'path') {
      reject(new TypeError('A mini-program reads files'));
      return;
    }
    if (!wx.getFileSystemManager) {
      reject(hostLacks('getFileSystemManager'));
      return;
    }
    wx.getFileSystemManager().readFile({
      filePath: source.path,
      success: ({ data }) =>
        data instanceof ArrayBuffer ? resolve(new Uint8Array(data)) : reject(new Error('The host gave no bytes')),
      fail: ({ errMsg }) => reject(new Error(errMsg)),
    });
  });
}
