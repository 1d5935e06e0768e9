import { ERROR, PURPOSES, type Purpose, type RequestOf, type ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { faceConsentWithdrawn, squareConsentWithdrawn } from '../../events/consent-events.ts';
import { publish } from '../../events/publish.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { endOwnPurposes, recordConsent, withdrawConsent } from '../consents/index.ts';
import { answerPurpose } from './answer-purpose.ts';

const isPurpose = (kind: string): kind is Purpose => PURPOSES.some((purpose) => purpose === kind);

export async function agreeProtocol(
  deps: Deps,
  actor: User,
  input: RequestOf<'AGREEPROTOCOL'>,
): Promise<ResponseOf<'AGREEPROTOCOL'>> {
  const { kind, version, agree, mid = actor.uid } = input;
  const now = deps.now();
  if (isPurpose(kind)) {
    await answerPurpose(deps, actor, { kind, version, agree, personId: mid });
    return {};
  }
  if (mid !== actor.uid) throw new AppError(ERROR.badRequest, 'only purposes are agreed to for somebody else');
  if (!agree) {
    if (kind === 'service')
      throw new AppError(ERROR.badRequest, 'ending the service agreement means closing the account');
    await deps.db.transaction().execute(async (tx) => {
      await withdrawConsent(tx, actor.uid, kind, now);
      // Without a face there is nothing that it could be used for; of other people they end with their faces.
      if (kind === 'face') await endOwnPurposes(tx, actor.uid, now);
      await publish(tx, deps, kind === 'face' ? faceConsentWithdrawn : squareConsentWithdrawn, { uid: actor.uid });
    });
    return {};
  }
  const { serviceVersion, faceVersion, squareVersion } = deps.config.business;
  const newest = { service: serviceVersion, face: faceVersion, square: squareVersion };
  if (version !== newest[kind]) throw new AppError(ERROR.configOutOfDate, 'not the version that is in force');
  await recordConsent(deps.db, deps, { uid: actor.uid, kind, version, locale: actor.locale, now });
  return {};
}
