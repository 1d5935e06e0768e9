import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Server } from './server.ts';

/** Tells the workers where the data folder of a server lies that has started once: its database is there, with nobody in it. */
const FRESH = 'E2E_FRESH_DATA';

/** Starts a server once before all journeys: to make a database takes each of their servers longer than to copy one. */
export default async function makeFreshData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kinora-e2e-fresh-'));
  await (await Server.startIn(folder, 'painted')).halt();
  process.env[FRESH] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** A data folder of its own for a server. */
export async function freshData(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kinora-e2e-'));
  const fresh = process.env[FRESH];
  if (fresh) await cp(fresh, folder, { recursive: true });
  return folder;
}
