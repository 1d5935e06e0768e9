import { expect, it, vi } from 'vitest';
import { cameraRetry } from './camera-retry';

const settings = vi.hoisted(() => ({ allowCamera: undefined as (() => Promise<boolean>) | undefined }));
vi.mock('../platform/allow-camera', () => settings);

it('tries again where no settings can be opened, or they are not what is wrong', () => {
  const onRetry = vi.fn();
  settings.allowCamera = undefined;
  expect(cameraRetry('denied', onRetry, vi.fn())).toEqual({ label: 'action.retry', onPress: onRetry });
  settings.allowCamera = vi.fn();
  expect(cameraRetry('busy', onRetry, vi.fn())).toEqual({ label: 'action.retry', onPress: onRetry });
});

it.each([true, false])(
  'opens the settings of a denied camera, and tries again if it is allowed then: %s',
  async (is) => {
    const onRetry = vi.fn();
    settings.allowCamera = vi.fn(async () => is);
    const { label, onPress } = cameraRetry('denied', onRetry, vi.fn());
    expect(label).toBe('action.settings');
    onPress();
    await settings.allowCamera();
    expect(onRetry).toHaveBeenCalledTimes(is ? 1 : 0);
  },
);
