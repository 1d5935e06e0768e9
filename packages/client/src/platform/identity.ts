import { CLIENT_VERSION } from '@kinora/contract';
import { platform, systemName } from './platform-name';

/** What every command says of the client. */
export { CLIENT_VERSION, platform, systemName };
