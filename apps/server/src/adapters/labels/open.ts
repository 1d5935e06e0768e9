import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CLIENT_VERSION } from '@kinora/contract';
import {
  makeCredentials,
  openSigner,
  openTimeAuthority,
  type Producer,
  type SigningCredentials,
} from '@kinora/provenance/node';
import type { Logger } from 'pino';
import * as z from 'zod';
import { writeOnce } from '../../keys/write-once.ts';
import type { LabelsConfig } from './env.ts';

const TOOL = 'Kinora';

const FILE = 'signing.json';

const signingFile = z.object({ certificates: z.string(), privateKey: z.string() });

/** Credentials of an authority of our own, made once in the data folder; nobody but this server trusts them. */
async function readOrMakeSigning(dataFolder: string, nowMs: number): Promise<SigningCredentials> {
  const file = path.join(dataFolder, FILE);
  const read = async () => signingFile.parse(JSON.parse(await readFile(file, 'utf8')));
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  writeOnce(file, `${JSON.stringify(await makeCredentials(TOOL, nowMs), null, 2)}\n`);
  return read();
}

export interface ProducerOptions {
  labels: LabelsConfig;
  /** Where credentials of our own are kept. */
  dataFolder: string;
}

/** Who signs and labels what leaves. Throws when the configured certificate and key do not belong together or expired. */
export async function openProducer(
  { labels, dataFolder }: ProducerOptions,
  log: Logger,
  nowMs: number,
): Promise<Producer> {
  const { producer, signing, timestampUrl } = labels;
  const made = signing === 'development' ? await readOrMakeSigning(dataFolder, nowMs) : signing;
  const timestamps =
    timestampUrl === null
      ? null
      : openTimeAuthority(timestampUrl, Date.now, (error) =>
          log.warn({ err: error }, 'the time authority did not stamp: signatures go without for a minute'),
        );
  const credentials = made && openSigner(made, timestamps);
  if (!credentials) log.warn('content credentials are off: pictures leave with the mark and the implicit label alone');
  else if (credentials.validUntilMs < nowMs) throw new Error('the certificate that signs pictures has expired');
  return { code: producer, tool: TOOL, toolVersion: CLIENT_VERSION, credentials };
}
