import { call } from '../../api/call';
import { refreshAfter } from '../../api/refresh';
import { useCommand } from '../../api/use-command';
import { useIsLoggedIn } from '../../session/session';

/** What sharing is rewarded with at present; undefined for guests. */
export function useActivities() {
  return useCommand('SHARETASK', {}, { isEnabled: useIsLoggedIn() }).data?.activities;
}

/** Takes what an activity gives: taken again, it changes nothing. Throws CommandError. */
export async function takeReward(id: string): Promise<void> {
  const input = { actids: [id] };
  await call('ACTIVITYREWARD', input);
  await refreshAfter('ACTIVITYREWARD', input);
}
