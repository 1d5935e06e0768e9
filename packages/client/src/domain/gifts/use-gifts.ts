import { useCommand } from '../../api/use-command';
import { useIsLoggedIn } from '../../session/session';

/** What the user gave and was given of late, the newest first. */
export const useGifts = () => useCommand('QUERYGIFTS', {}, { isEnabled: useIsLoggedIn() }).data?.gifts ?? [];
