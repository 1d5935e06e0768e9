import { useCommand, useCommandMutation } from '../../api/use-command';
import { useIsLoggedIn } from '../../session/session';

/** Where the user is logged in. */
export function useDevices() {
  return useCommand('QUERYUSERINFO', { devices: true }, { isEnabled: useIsLoggedIn() });
}

/** Ends the login of another device, or of all others. */
export function useLogOff(options: { readonly onSuccess: () => void; readonly onError: (error: Error) => void }) {
  return useCommandMutation('LOGOFF', options);
}
