import NotFoundPage from '@kinora/client/pages/not-found/not-found-page';
import { framePage } from '../../framed-page';

export default framePage('notFound', NotFoundPage);
