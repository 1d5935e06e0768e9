import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
export const NODE_MAJOR = 24;

/** Path of a Node that is new enough: this one, or the one that npm brought for this platform. */
export function nodePath() {
  if (Number.parseInt(process.versions.node, 10) >= NODE_MAJOR) return process.execPath;
  const brought = path.join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(brought)) return brought;
  throw new Error(
    `Kinora needs Node ${NODE_MAJOR}. This is ${process.version}, and npm has none for ${process.platform}-${process.arch}: install it from nodejs.org.`,
  );
}
