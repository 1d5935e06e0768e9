import { hostLacks } from './host-lacks.mini';
import type { PickClipPort } from './pick-clip-port';
import { pickedFromPath } from './pick-image.mini';

/** The longest that the host may be told is 60 s; what is asked for takes half of that. */
const MAX_S = 20;

export const pickClip: PickClipPort['pickClip'] = () =>
  new Promise((resolve, reject) => {
    if (!wx.chooseMedia) {
      reject(hostLacks('chooseMedia'));
      return;
    }
    wx.chooseMedia({
      count: 1,
      mediaType: ['video'],
      sourceType: ['camera'],
      sizeType: ['compressed'],
      camera: 'front',
      maxDuration: MAX_S,
      success: ({ tempFiles: [clip] }) => resolve(clip && pickedFromPath(clip.tempFilePath, clip.size)),
      fail: ({ errMsg }) => (/cancel/.test(errMsg) ? resolve(undefined) : reject(new Error(errMsg))),
    });
  });
