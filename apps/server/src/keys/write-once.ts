import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

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
