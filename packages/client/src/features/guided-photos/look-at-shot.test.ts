// @vitest-environment happy-dom
import type { UploadReport } from '@kinora/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { createCancelSource } from '../../lib/cancel-source';
import type { ReadyPhoto } from '../../lib/prepare-upload';
import type { PickedFile } from '../../platform/picked-file';
import { lookAtShot } from './look-at-shot';

const { checkPhoto, readyPhoto } = vi.hoisted(() => ({
  checkPhoto: vi.fn(async (_input: object): Promise<UploadReport | undefined> => undefined),
  readyPhoto: vi.fn(async (): Promise<ReadyPhoto | undefined> => undefined),
}));
vi.mock('../../domain/faces/add-face', () => ({ checkPhoto }));
vi.mock('../../lib/prepare-upload', () => ({ readyPhoto }));
vi.mock('../../domain/configuration/use-configuration', () => ({
  readConfiguration: async () => ({ uploadbytes: 1 }),
}));

const file: PickedFile = {
  name: 'one',
  type: 'image/jpeg',
  sizeBytes: 1,
  url: 'one',
  source: { kind: 'path', path: '' },
};
const choices = [
  { x: 0.25, y: 0.4, height: 0.2 },
  { x: 0.75, y: 0.4, height: 0.2 },
];
const group: UploadReport = {
  is_passed: false,
  face_detected: true,
  problem: 'several-faces',
  faces: 2,
  concerns: [],
  choices,
};
const ready = { isReady: true, file, sha256: 'hash', ratio: 1.5 } as const;

async function look(face?: (typeof choices)[number]) {
  const tell = vi.fn();
  await lookAtShot({ file, asked: undefined, mid: 'me', face }, createCancelSource().signal, tell);
  return tell.mock.lastCall?.[0];
}

afterEach(() => void vi.resetAllMocks());

test('of a picture of several people it is asked which of them it is about', async () => {
  readyPhoto.mockResolvedValue(ready);
  checkPhoto.mockResolvedValue(group);
  expect(await look()).toEqual({ kind: 'several', ratio: 1.5, choices });
});

test('the answer goes along when the studio looks again', async () => {
  readyPhoto.mockResolvedValue(ready);
  checkPhoto.mockResolvedValue({ is_passed: true, face_detected: true, faces: 2, concerns: [], binaryurl: 'photo' });
  expect(await look(choices[1])).toMatchObject({ kind: 'good' });
  expect(checkPhoto.mock.lastCall?.[0]).toMatchObject({ mid: 'me', face: { x: 0.75, y: 0.4 } });
});

test('one that this device cannot show is refused as one of several people', async () => {
  readyPhoto.mockResolvedValue({ isReady: true, file, sha256: 'hash' });
  checkPhoto.mockResolvedValue(group);
  expect(await look()).toEqual({ kind: 'refused', refusal: { problem: 'several-faces' } });
});
