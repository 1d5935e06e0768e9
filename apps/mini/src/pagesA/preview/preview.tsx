import PreviewPage from '@kinora/client/pages/preview/preview-page';
import { framePage } from '../../framed-page';

export default framePage('preview', PreviewPage);
