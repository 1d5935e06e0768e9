import AlbumPage from '@kinora/client/pages/album/album-page';
import { framePage } from '../../../framed-page';

export default framePage('album', AlbumPage);
