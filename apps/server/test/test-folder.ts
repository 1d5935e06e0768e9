import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { memoryFolder } from '../../../scripts/test/memory-folder.mjs';

/** A new folder for what a test keeps. What is in it outlives a kill. */
export async function makeTestFolder(): Promise<string> {
  return mkdtemp(path.join(memoryFolder(), 'kinora-test-'));
}
