import { useCommand } from '../../api/use-command';
import { useIsLoggedIn } from '../../session/session';

const useAnswer = () => useCommand('QUERYGIFTS', {}, { isEnabled: useIsLoggedIn() }).data;

/** What the user gave and was given of late, the newest first. */
export const useGifts = () => useAnswer()?.gifts ?? [];

/** A gift that waits for the user to take it; undefined where it does not, or that is not known yet. */
export const useOffered = (id: string) => useAnswer()?.offered.find((gift) => gift.id === id);
