import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readThemePictures } from './theme-pictures.ts';

describe('readThemePictures', () => {
  const folders: string[] = [];
  afterEach(async () => {
    await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
  });
  async function folderWith(list?: string): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), 'kinora-pictures-'));
    folders.push(folder);
    if (list !== undefined) await writeFile(path.join(folder, 'pictures.json'), list);
    return folder;
  }

  it('reads the list', async () => {
    const pictures = [{ file: 'cover.jpg', thumbhash: 'AAAA', width: 600, height: 800 }];
    expect(await readThemePictures(await folderWith(JSON.stringify(pictures)))).toEqual(pictures);
  });

  it('finds none where none were made', async () => {
    expect(await readThemePictures(await folderWith())).toEqual([]);
  });

  it('refuses a name that leaves the folder', async () => {
    const list = JSON.stringify([{ file: '../secret.jpg', thumbhash: '', width: 1, height: 1 }]);
    await expect(readThemePictures(await folderWith(list))).rejects.toThrow('malformed');
  });
});
