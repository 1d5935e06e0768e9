import LoginPage from '@kinora/client/pages/login/login-page';
import { framePage } from '../../framed-page';

export default framePage('login', LoginPage);
