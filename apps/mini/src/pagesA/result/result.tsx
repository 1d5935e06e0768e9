import ResultPage from '@kinora/client/pages/result/result-page';
import { framePage } from '../../framed-page';

export default framePage('result', ResultPage);
