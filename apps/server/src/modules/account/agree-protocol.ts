import { ERROR, type RequestOf, type ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { faceConsentWithdrawn, squareConsentWithdrawn } from '../../events/consent-events.ts';
import { publish } from '../../events/publish.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { recordConsent, withdrawConsent } from '../consents/index.ts';

export async function agreeProtocol(
  deps: Deps,
  actor: User,
  input: RequestOf<'AGREEPROTOCOL'>,
): Promise<ResponseOf<'AGREEPROTOCOL'>> {
  const { kind, version } = input;
  const now = deps.now();
  if (!input.agree) {
    if (kind === 'service')
      throw new AppError(ERROR.badRequest, 'ending the service agreement means closing the account');
    await deps.db.transaction().execute(async (tx) => {
      await withdrawConsent(tx, actor.uid, kind, now);
      await publish(tx, deps, kind === 'face' ? faceConsentWithdrawn : squareConsentWithdrawn, { uid: actor.uid });
    });
    return {};
  }
  const { serviceVersion, faceVersion, squareVersion } = deps.config.business;
  const newest = { service: serviceVersion, face: faceVersion, square: squareVersion };
  if (version !== newest[kind]) throw new AppError(ERROR.configOutOfDate, 'not the version that is in force');
  await recordConsent(deps.db, { uid: actor.uid, kind, version, locale: actor.locale, now });
  return {};
}
