/** A key that other keys are derived from, with the id that stands in what was sealed with it. */
export interface MasterKey {
  id: string;
  key: Uint8Array;
}

export const KEY_BYTES = 32;

function readKey(text: string, name: string): Uint8Array {
  const key = Buffer.from(text, 'base64');
  if (key.length !== KEY_BYTES) throw new Error(`${name} must be ${KEY_BYTES} bytes in base64`);
  return new Uint8Array(key);
}

/** Reads `id:base64,id:base64` (newest first) and the index key. Throws when one is malformed or an id stands twice. */
export function parseMasterKeys(masterKeys: string, indexKey: string) {
  const [first, ...others] = masterKeys.split(',').map((item): MasterKey => {
    const [id = '', key = ''] = item.trim().split(':');
    if (!/^[a-z0-9]{1,8}$/.test(id)) throw new Error('An id in KINORA_MASTER_KEYS must be 1 to 8 letters or digits');
    return { id, key: readKey(key, `The key ${id} of KINORA_MASTER_KEYS`) };
  });
  if (!first) throw new Error('KINORA_MASTER_KEYS is empty');
  const keys: [MasterKey, ...MasterKey[]] = [first, ...others];
  if (new Set(keys.map(({ id }) => id)).size !== keys.length) throw new Error('KINORA_MASTER_KEYS names an id twice');
  return { masterKeys: keys, indexKey: readKey(indexKey, 'KINORA_INDEX_KEY') };
}
