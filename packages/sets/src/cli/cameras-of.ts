import { readFile } from 'node:fs/promises';

/** The cameras that a set's script declares, one a line: `    "name": {`. @throws Error for a set without a script. */
export async function camerasOf(id: string): Promise<string[]> {
  const script = await readFile(new URL(`../../${id}/set.py`, import.meta.url), 'utf8');
  const [, declared = ''] = script.split(/^CAMERAS = \{$/m);
  const [lines = ''] = declared.split(/^\}$/m);
  return [...lines.matchAll(/^ {4}"([a-z-]+)": /gm)].map(([, camera = '']) => camera);
}
