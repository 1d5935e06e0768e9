import MessagesPage from '@kinora/client/pages/messages/messages-page';
import { framePage } from '../../../framed-page';

export default framePage('messages', MessagesPage);
