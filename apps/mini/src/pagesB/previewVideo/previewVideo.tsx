import PreviewVideoPage from '@kinora/client/pages/preview-video/preview-video-page';
import { framePage } from '../../framed-page';

export default framePage('previewVideo', PreviewVideoPage);
