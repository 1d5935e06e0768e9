import type { Face } from '@kinora/contract';
import { checkOfPhoto, type PhotoCheck } from '../../lib/check-of-photo';
import { useUserInfo } from '../account/use-user-info';
import { useConfiguration } from '../configuration/use-configuration';

/** Tells what the real-person check says of each photo. */
export function usePhotoCheck(): (face: Face) => PhotoCheck | undefined {
  const policy = useConfiguration().data?.realperson;
  // Where nobody requires it, what is known of the user will do.
  const user = useUserInfo(policy === 'required').data;
  return (face) => checkOfPhoto(face, policy, user);
}
