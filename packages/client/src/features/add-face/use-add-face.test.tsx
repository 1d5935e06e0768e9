// @vitest-environment happy-dom
import type { Face, UploadReport } from '@kinora/contract';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PickedFile } from '../../platform/picked-file';
import { useAddFace } from './use-add-face';

const report: UploadReport = { is_passed: true, face_detected: true, faces: 1, concerns: [], binaryurl: 'u1' };
const { readFaces, keepFace } = vi.hoisted(() => ({ readFaces: vi.fn(), keepFace: vi.fn() }));
vi.mock('../../domain/faces/use-faces', () => ({ readFaces }));
vi.mock('../../domain/faces/add-face', () => ({ keepFace }));
vi.mock('../../lib/prepare-upload', () => ({ readyPhoto: async () => ({ isReady: true, sha256: 'aa' }) }));
vi.mock('./send-photo', () => ({ sendPhoto: async () => report }));
afterEach(() => vi.clearAllMocks());

const [mine, sample] = [{ id: 'mine' }, { id: 'sample', sample: true }] as Face[];
const file = { name: 'a.jpg', url: 'blob:a' } as PickedFile;

/** Adds a photo where the screen knows of no faces, or not yet. */
async function add() {
  const { result } = renderHook(() => useAddFace({ maxBytes: 1, faces: [], onDuplicate: vi.fn(), onKept: vi.fn() }));
  await act(async () => result.current.pick(file));
  return result;
}

test('whoever has a photo of which the screen does not know yet is asked whose the next one is', async () => {
  readFaces.mockResolvedValue({ icons: [sample, mine] });
  expect((await add()).current.state).toMatchObject({ step: 'whose', report });
  expect(keepFace).not.toHaveBeenCalled();
});

test('whoever has none but the sample is not asked: the first one is their own', async () => {
  readFaces.mockResolvedValue({ icons: [sample] });
  keepFace.mockResolvedValue(mine);
  expect((await add()).current.state).toEqual({ step: 'done', face: mine });
  expect(keepFace.mock.lastCall?.[0]).toEqual({ binaryurl: 'u1', owner: undefined });
});

test('where that cannot be asked nothing is kept, and it is tried again without another upload', async () => {
  readFaces.mockRejectedValueOnce(new Error('no network'));
  const flow = await add();
  expect(flow.current.state).toMatchObject({ step: 'failed', report });
  expect(keepFace).not.toHaveBeenCalled();
  readFaces.mockResolvedValue({ icons: [mine] });
  await act(async () => flow.current.retry());
  expect(flow.current.state.step).toBe('whose');
});
