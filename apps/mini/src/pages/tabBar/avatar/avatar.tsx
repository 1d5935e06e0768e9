import AvatarPage from '@kinora/client/pages/avatar/avatar-page';
import { framePage } from '../../../framed-page';

export default framePage('avatar', AvatarPage);
