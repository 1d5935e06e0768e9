import WelcomePage from '@kinora/client/pages/welcome/welcome-page';
import { framePage } from '../../framed-page';

export default framePage('welcome', WelcomePage);
