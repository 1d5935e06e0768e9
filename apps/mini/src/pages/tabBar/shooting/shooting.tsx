import ShootingPage from '@kinora/client/pages/shooting/shooting-page';
import { framePage } from '../../../framed-page';

export default framePage('shooting', ShootingPage);
