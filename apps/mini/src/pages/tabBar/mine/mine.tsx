import MinePage from '@kinora/client/pages/mine/mine-page';
import { framePage } from '../../../framed-page';

export default framePage('mine', MinePage);
