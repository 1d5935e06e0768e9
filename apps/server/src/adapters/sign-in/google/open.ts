import type { NonceDoor, RedirectDoor } from '../../ports/sign-in.ts';
import { createOpenIdParty } from '../open-id.ts';
import type { GoogleConfig } from './env.ts';

/** Google by OpenID Connect: a browser by code and PKCE, an app by the ID token that its library gives for our nonce. */
export function openGoogle(config: GoogleConfig, timeLimitMs: number): { page: RedirectDoor; app: NonceDoor } {
  const party = createOpenIdParty({ ...config, timeLimitMs, clientSecret: async () => config.secret });
  return {
    page: {
      ...{ kind: 'redirect', provider: 'google', appIdOn: () => config.id },
      sendTo: (attempt) => party.sendTo(attempt, { scope: 'openid', prompt: 'select_account' }),
      prove: (attempt, returned) => party.redeem(attempt, returned),
    },
    app: {
      ...{ kind: 'nonce', provider: 'google', appIdOn: () => config.id },
      prove: (attempt, token) => party.checkIdToken(attempt, token),
    },
  };
}
