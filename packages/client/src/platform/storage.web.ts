import type { TextStorage } from './storage-port';

const PREFIX = 'kinora.';
// Private windows and blocked cookies make localStorage throw: then this is all there is.
const unsaved = new Map<string, string>();

const readItem: TextStorage['readItem'] = (key) => {
  try {
    return localStorage.getItem(PREFIX + key) ?? unsaved.get(key);
  } catch {
    return unsaved.get(key);
  }
};

const writeItem: TextStorage['writeItem'] = (key, text) => {
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    unsaved.set(key, text);
  }
};

const removeItem: TextStorage['removeItem'] = (key) => {
  unsaved.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing could be written there either.
  }
};

const followItem: TextStorage['followItem'] = (key, listener) => {
  addEventListener('storage', (event) => {
    // Without a key all of it was cleared.
    if (event.key === null || event.key === PREFIX + key) listener();
  });
};

export { followItem, readItem, removeItem, writeItem };
