import type { PickClipPort } from './pick-clip-port';
import { pickImages } from './pick-image';

export const pickClip: PickClipPort['pickClip'] = async () => {
  const [clip] = await pickImages({ max: 1, types: ['video/*'], camera: 'user' });
  return clip;
};
