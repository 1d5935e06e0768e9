import { useEffect, useRef } from 'react';
import { WelcomeView } from '../../features/welcome/welcome-view';
import { joinAddress } from '../../lib/join-address';
import { useT } from '../../lib/translation';
import { navigation } from '../../navigation/navigator';
import { usePageTitle } from '../../navigation/use-page-title';
import { serverBase } from '../../platform/server-address';
import { requireLogin } from '../../session/require-login';
import { useSession } from '../../session/session';

const addressOf = (path: string) => joinAddress(serverBase(), path);

async function startWithFace(): Promise<void> {
  await navigation.switchTab('avatar', { create: '1' });
}

/** Whoever comes logged in knows the house, and does not come back here; who logs in from here goes where they wanted. */
function useLeaveForPhotos(): void {
  const { state } = useSession();
  const wasGuest = useRef(false);
  useEffect(() => {
    if (state === 'guest') wasGuest.current = true;
    if (state === 'user' && !wasGuest.current) void navigation.relaunch('visit');
  }, [state]);
}

export default function WelcomePage() {
  usePageTitle(useT()('app.name'));
  useLeaveForPhotos();
  return (
    <WelcomeView
      addressOf={addressOf}
      onTry={() => void requireLogin(startWithFace, { kind: 'add-face' })}
      onLook={() => navigation.switchTab('visit')}
    />
  );
}
