import type { Face } from '@kinora/contract';
import { call } from '../../api/call';
import { checkOfPhoto, type PhotoCheck } from '../../lib/check-of-photo';
import { useUserInfo } from '../account/use-user-info';
import { readConfiguration, useConfiguration } from '../configuration/use-configuration';

/** Tells what the real-person check says of each photo. */
export function usePhotoCheck(): (face: Face) => PhotoCheck | undefined {
  const policy = useConfiguration().data?.realperson;
  // Where nobody requires it, what is known of the user will do.
  const user = useUserInfo(policy === 'required').data;
  return (face) => checkOfPhoto(face, policy, user);
}

/** The same, asked for now. Throws as `call` does. */
export async function readPhotoCheck(): Promise<(face: Face) => PhotoCheck | undefined> {
  const { realperson: policy } = await readConfiguration();
  const user = policy === 'required' ? await call('QUERYUSERINFO', {}) : undefined;
  return (face) => checkOfPhoto(face, policy, user);
}
