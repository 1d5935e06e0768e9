import { type ConsentGiver, ERROR, type Purpose } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { purposeAgreed, purposeRefused } from '../../events/consent-events.ts';
import { publish } from '../../events/publish.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import {
  listPersonConsents,
  outsideServices,
  purposeVersion,
  recordPurpose,
  refusePurpose,
} from '../consents/index.ts';
import { lockFacesOfPerson } from '../faces/index.ts';
import { holdPerson } from '../people/index.ts';
import { lockUser } from '../users/index.ts';

export interface PurposeAnswerGiven {
  kind: Purpose;
  version: string;
  agree: boolean;
  /** A member's id, or the user's own. */
  personId: string;
}

/** Puts on record what is answered to a purpose for one person, and tells whoever acts by it. */
export async function answerPurpose(deps: Deps, { uid, locale }: User, answer: PurposeAnswerGiven): Promise<void> {
  const { kind, version, agree, personId } = answer;
  const inForce = purposeVersion(deps, kind);
  if (agree && (inForce === '' || version !== inForce)) {
    throw new AppError(ERROR.configOutOfDate, 'not the version that is in force');
  }
  const now = deps.now();
  await deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, uid);
    // Whoever makes something of them by the answer does so before this, or after.
    await lockFacesOfPerson(tx, uid, personId === uid ? null : personId);
    const by = personId === uid ? null : await giverFor(tx, uid, personId);
    const about = { uid, kind, subject: personId === uid ? '' : personId, now };
    if (agree) {
      const named = kind === 'outside' ? outsideServices(deps) : [];
      await recordPurpose(tx, { ...about, version, by, locale, named });
    } else {
      await refusePurpose(tx, { ...about, version: inForce });
    }
    await publish(tx, deps, agree ? purposeAgreed : purposeRefused, { uid, kind, personId });
  });
}

/** Who answers for a member is who consented to the use of their face. Throws AppError for nobody of the user's. */
async function giverFor(tx: Db, uid: string, personId: string): Promise<ConsentGiver> {
  const person = await holdPerson(tx, uid, personId);
  const consent = person && (await listPersonConsents(tx, uid)).get(personId);
  if (!consent) throw new AppError(ERROR.notFound, 'no such person');
  return consent.by;
}
