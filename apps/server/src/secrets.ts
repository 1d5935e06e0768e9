import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** A key that other keys are derived from, with the id that stands in what was sealed with it. */
export interface MasterKey {
  id: string;
  key: Uint8Array;
}

const KEY_BYTES = 32;

const secretsFile = z.object({
  /** As in KINORA_MASTER_KEYS. */
  masterKeys: z.string(),
  indexKey: z.string(),
});
export type Secrets = z.infer<typeof secretsFile>;

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

/** Secrets for development, made once. Of several processes that start at once, one makes them and all use these. */
export function readOrMakeSecrets(dataFolder: string): Secrets {
  const file = path.join(dataFolder, 'secrets.json');
  if (!fs.existsSync(file)) {
    const secrets: Secrets = {
      masterKeys: `k1:${randomBytes(KEY_BYTES).toString('base64')}`,
      indexKey: randomBytes(KEY_BYTES).toString('base64'),
    };
    writeOnce(file, `${JSON.stringify(secrets, null, 2)}\n`);
  }
  return secretsFile.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
}

/** Creates the file whole, for the owner alone, or leaves the one that is there. */
export function writeOnce(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${randomUUID()}`;
  fs.writeFileSync(temporary, text, { mode: 0o600, flush: true });
  try {
    fs.linkSync(temporary, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    fs.rmSync(temporary);
  }
}
