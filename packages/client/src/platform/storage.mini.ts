import type { TextStorage } from './storage-port';

const PREFIX = 'kinora.';

export const readItem: TextStorage['readItem'] = (key) => {
  const stored: unknown = wx.getStorageSync(PREFIX + key);
  return typeof stored === 'string' && stored !== '' ? stored : undefined;
};

export const writeItem: TextStorage['writeItem'] = (key, text) => wx.setStorageSync(PREFIX + key, text);

export const removeItem: TextStorage['removeItem'] = (key) => wx.removeStorageSync(PREFIX + key);

export const followItem: TextStorage['followItem'] = undefined;
