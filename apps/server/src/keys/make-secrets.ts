import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { KEY_BYTES } from './master-keys.ts';
import { writeOnce } from './write-once.ts';

const secretsFile = z.object({
  /** As in KINORA_MASTER_KEYS. */
  masterKeys: z.string(),
  indexKey: z.string(),
});
type Secrets = z.infer<typeof secretsFile>;

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
