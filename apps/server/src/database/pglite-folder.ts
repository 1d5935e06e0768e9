import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableNodeFs } from './durable-node-fs.ts';

/** `-F` would turn fsync off; emscripten's fdatasync does nothing, hence the other method. */
export const START_PARAMETERS: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
];

function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const target = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(target);
    else syncPath(target);
  }
  syncPath(folder);
}

function syncPath(target: string): void {
  const descriptor = fs.openSync(target, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Runs initdb (seconds) once and keeps the result, so that later new folders are a copy of it (tenths of a second). */
async function buildTemplate(template: string): Promise<void> {
  const building = `${template}.${randomUUID()}`;
  fs.mkdirSync(path.dirname(template), { recursive: true });
  const pg = await PGlite.create({ fs: new DurableNodeFs(building), startParams: [...START_PARAMETERS] });
  await pg.close();
  syncTree(building);
  try {
    fs.renameSync(building, template);
  } catch (error) {
    // Another process built the same at the same time: theirs is as good.
    fs.rmSync(building, { recursive: true, force: true });
    if (!fs.existsSync(template)) throw error;
  }
}

/** Makes the folder of a new database, whole or not at all: a crash on the way leaves no half of one. */
export async function ensureDatabaseFolder(folder: string, template: string): Promise<void> {
  if (fs.existsSync(folder)) return;
  if (!fs.existsSync(template)) await buildTemplate(template);
  const copying = `${folder}.${randomUUID()}`;
  fs.mkdirSync(path.dirname(folder), { recursive: true, mode: 0o700 });
  fs.cpSync(template, copying, { recursive: true });
  fs.chmodSync(copying, 0o700);
  syncTree(copying);
  fs.renameSync(copying, folder);
  syncPath(path.dirname(folder));
}
