import VisitPage from '@kinora/client/pages/visit/visit-page';
import { framePage } from '../../../framed-page';

export default framePage('visit', VisitPage);
