import { importPKCS8, SignJWT } from 'jose';
import type { RedirectDoor } from '../../ports/sign-in.ts';
import { createOpenIdParty } from '../open-id.ts';
import type { AppleConfig } from './env.ts';

const SECRET_LIFE = '5 minutes';

/** Apple by OpenID Connect. Its client secret is a short-lived JWT that we sign; it answers by a form that the browser posts. */
export function openApple({ id, team, keyId, key, issuer }: AppleConfig, timeLimitMs: number): RedirectDoor {
  async function clientSecret(): Promise<string> {
    const signing = new SignJWT().setProtectedHeader({ alg: 'ES256', kid: keyId });
    return signing
      .setIssuer(team)
      .setSubject(id)
      .setAudience(issuer)
      .setIssuedAt()
      .setExpirationTime(SECRET_LIFE)
      .sign(await importPKCS8(key, 'ES256'));
  }
  const party = createOpenIdParty({ id, issuer, timeLimitMs, clientSecret });
  return {
    ...{ kind: 'redirect', provider: 'apple', appIdOn: () => id },
    sendTo: (attempt) => party.sendTo(attempt, { scope: 'openid', response_mode: 'form_post' }),
    prove: (attempt, returned) => party.redeem(attempt, returned),
  };
}
