import { confirm } from '../lib/confirm';
import { currentTranslator } from '../lib/translation';
import { hostLacks } from './host-lacks.mini';
import { allowInSettings } from './host-settings.mini';
import type { SaveOutcome } from './save-image-port';

/** How the host puts a file of one kind into the phone's album. */
type StoreFile = (options: { filePath: string } & WxCallbacks) => void;

/** Saves a file into the phone's album. Rejects when it cannot be fetched or stored. */
export async function saveFile(url: string, storeFile: StoreFile): Promise<SaveOutcome> {
  const path = await download(url);
  const outcome = await store(path, storeFile);
  if (outcome !== 'denied') return outcome;
  // Denied once, the host does not ask again: only its settings change that, and only a tap opens them.
  if (!(await isSettingWanted()) || !(await allowInSettings('scope.writePhotosAlbum'))) return 'cancelled';
  return (await store(path, storeFile)) === 'downloaded' ? 'downloaded' : 'cancelled';
}

function download(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!wx.downloadFile) {
      reject(hostLacks('downloadFile'));
      return;
    }
    wx.downloadFile({
      url,
      success: ({ statusCode, tempFilePath }) =>
        statusCode === 200 ? resolve(tempFilePath) : reject(new Error(`The picture answered ${statusCode}`)),
      fail: ({ errMsg }) => reject(new Error(errMsg)),
    });
  });
}

function store(filePath: string, storeFile: StoreFile): Promise<'downloaded' | 'cancelled' | 'denied'> {
  return new Promise((resolve, reject) => {
    storeFile({
      filePath,
      success: () => resolve('downloaded'),
      fail: ({ errMsg }) => {
        if (/cancel/.test(errMsg)) resolve('cancelled');
        else if (/auth|deny|denied/.test(errMsg)) resolve('denied');
        else reject(new Error(errMsg));
      },
    });
  });
}

function isSettingWanted(): Promise<boolean> {
  const t = currentTranslator();
  return confirm({
    title: t('viewer.album-denied'),
    text: t('viewer.album-denied-text'),
    confirmLabel: t('action.settings'),
    cancelLabel: t('action.cancel'),
  });
}
