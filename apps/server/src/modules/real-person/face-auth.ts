import { ERROR, isIdNumber, RETURN_PAGES, type RequestOf, type ResponseOf } from '@kinora/contract';
import {
  type Identity,
  RealPersonLimitError,
  type RealPersonService,
  RealPersonSilentError,
} from '../../adapters/ports/real-person.ts';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { newId, newTicket } from '../../identifiers.ts';
import { requireOfAge } from '../ages/index.ts';
import { readLeavingAnswer } from '../consents/index.ts';
import { holdFaceConsent, isOwn, listFaces } from '../faces/index.ts';
import { lockUser } from '../users/index.ts';
import { type CheckSecrets, sealSecrets } from './check-secrets.ts';
import { chooseActions } from './choose-actions.ts';
import { DAY_MS, FRAMES_MS, INTERRUPTED, SERVICE_MS } from './real-person.policy.ts';
import { type CheckRow, countChecksSince, endBegunChecks, insertCheck } from './real-person.store.ts';

type Input = RequestOf<'FACEAUTH'>;
type Answer = ResponseOf<'FACEAUTH'>;

export async function faceAuth(deps: Deps, { uid }: User, input: Input): Promise<Answer> {
  if (deps.config.business.realPerson === 'off') throw new AppError(ERROR.realPersonOff, 'no check is offered');
  const { realPerson: service } = deps;
  return service ? beginAtService(deps, service, uid, input) : beginAtStudio(deps, uid, input);
}

async function beginAtStudio(deps: Deps, uid: string, input: Input): Promise<Answer> {
  return deps.db.transaction().execute(async (tx) => {
    await startOne(tx, deps, uid);
    const faceId = await findOwnFace(tx, uid, input.face);
    const [nonce, actions] = [newTicket(), chooseActions()];
    const { id, deadline } = await keepCheck(tx, deps, uid, { nonce, actions, faceId });
    return { by: 'studio', id, nonce, actions, deadline };
  });
}

async function beginAtService(deps: Deps, service: RealPersonService, uid: string, input: Input): Promise<Answer> {
  const identity = service.needsIdentity ? readIdentity(input, deps.now()) : undefined;
  const faceId = await deps.db.transaction().execute(async (tx) => {
    await startOne(tx, deps, uid);
    await requireLeaving(tx, deps, uid);
    return findOwnFace(tx, uid, input.face);
  });
  const id = newId();
  const { publicUrl } = deps.config;
  const returnUrl = publicUrl === '' ? '' : `${publicUrl}/#${RETURN_PAGES.faceVerification}?id=${id}`;
  const begun = await service
    .begin({ id, identity, metaInfo: input.metainfo ?? '', returnUrl })
    .catch((error: unknown) => {
      if (error instanceof RealPersonLimitError) throw tooManyTries(deps);
      if (error instanceof RealPersonSilentError) throw new AppError(ERROR.providerSilent, error.message);
      throw error;
    });
  const { deadline } = await deps.db.transaction().execute(async (tx) => {
    // Of two who began at once one was let in above too many: they are counted again, where no other one is between.
    await startOne(tx, deps, uid);
    return keepCheck(tx, deps, uid, { token: begun.token, faceId }, id);
  });
  return { by: service.name, id, url: begun.url, deadline };
}

/** Throws unless the user may begin a check now; whatever they had begun before ends. */
async function startOne(tx: Db, deps: Deps, uid: string): Promise<void> {
  await lockUser(tx, uid);
  // Who is too young is asked for nothing else first.
  await requireOfAge(tx, deps, uid);
  await holdFaceConsent(tx, deps, uid);
  const now = deps.now();
  const { triesPerDay } = deps.config.realPerson;
  if ((await countChecksSince(tx, uid, now - DAY_MS)) >= triesPerDay) throw tooManyTries(deps);
  await endBegunChecks(tx, uid, INTERRUPTED, now);
}

/** The photo of the user's own that was named, or the first that was not checked, or the one that stands for them. Throws realPersonFace while it is not ready. */
async function findOwnFace(tx: Db, uid: string, named: string | undefined): Promise<string> {
  const own = (await listFaces(tx, uid)).filter((face) => isOwn(face) && face.state === 'ready');
  const face =
    named === undefined ? (own.find((one) => one.person_check === null) ?? own[0]) : own.find(({ id }) => id === named);
  if (!face) throw new AppError(ERROR.realPersonFace, 'no such face of their own is ready');
  return face.id;
}

/** The service sees the face on its own page. */
async function requireLeaving(tx: Db, deps: Deps, uid: string): Promise<void> {
  const { answer } = await readLeavingAnswer(tx, deps, uid, ['']);
  if (answer !== 'agreed') throw new AppError(ERROR.outsideUnanswered, 'no consent to a service outside', [uid]);
}

const tooManyTries = ({ config }: Deps): AppError =>
  new AppError(ERROR.realPersonTries, 'as many checks as a day allows', [String(config.realPerson.triesPerDay)]);

async function keepCheck(tx: Db, deps: Deps, uid: string, secrets: CheckSecrets, id = newId()): Promise<CheckRow> {
  const now = deps.now();
  const check: CheckRow = {
    id,
    uid,
    service: deps.realPerson?.name ?? 'studio',
    state: 'begun',
    sealed: sealSecrets(deps.personal, secrets),
    code: null,
    fault: null,
    begun_at: now,
    deadline: now + (deps.realPerson ? SERVICE_MS : FRAMES_MS),
    ended_at: null,
    photos: 0,
  };
  await insertCheck(tx, check);
  return check;
}

/** Throws AppError for what is no name or number of an identity card. */
function readIdentity({ realname = '', idnum = '' }: Input, now: number): Identity {
  const name = realname.trim();
  const number = idnum.trim().toUpperCase();
  if (name === '') throw new AppError(ERROR.realNameMissing, 'a real name is required');
  if (!isIdNumber(number, now)) throw new AppError(ERROR.idNumberFormat, 'not the number of an identity card');
  return { name, number };
}
