import { createHash } from 'node:crypto';
import { ERROR } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { newTicket } from '../../identifiers.ts';
import { isSameSecret } from '../../same-secret.ts';
import { doesLoginHold } from '../login/index.ts';
import { claimGrant, findGrant, insertGrant } from './export-grants.store.ts';
import { findExportOfUser, listParts } from './exports.store.ts';

/** How long an address waits for the first browser that opens it. */
const UNCLAIMED_MS = 600_000;

const hash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** An address of one zip file of the user's own export. Throws AppError. */
export async function grantPart(deps: Deps, { uid, loginId }: User, number: number): Promise<string> {
  const known = await findExportOfUser(deps.db, uid);
  const isThere = known?.state === 'ready' && known.expires_at > deps.now();
  const part = isThere && (await listParts(deps.db, known.id)).find((one) => one.number === number);
  if (!part) throw new AppError(ERROR.notFound, 'no such part of an export');
  const token = newTicket();
  const times = { browser_hash: null, expires_at: deps.now() + UNCLAIMED_MS };
  await insertGrant(deps.db, {
    ...{ token_hash: hash(token), export_id: part.export_id, number, login_id: loginId },
    ...times,
  });
  return `${deps.config.publicUrl}/exports/${token}`;
}

export interface OpenedGrant {
  objectKey: string;
  number: number;
  /** What the browser has to keep: it is the first one that came. */
  secret?: string;
}

/**
 * What an address leads to, for the browser that opens it first and from then on for that one alone; undefined for any other, for an
 * address that waited too long, and once the login that asked has ended. A request for the head
 * alone only looks: it makes the address nobody's.
 */
export async function openGrant(
  deps: Deps,
  token: string,
  secret: string | undefined,
  isLooking = false,
): Promise<OpenedGrant | undefined> {
  const now = deps.now();
  const granted = await findGrant(deps.db, hash(token), now);
  if (!granted || !(await doesLoginHold(deps.db, granted.uid, granted.login_id, now))) return undefined;
  const { object_key: objectKey, number, browser_hash: browserHash } = granted;
  if (browserHash !== null) return isSameSecret(browserHash, hash(secret ?? '')) ? { objectKey, number } : undefined;
  if (granted.expires_at <= now) return undefined;
  if (isLooking) return { objectKey, number };
  const own = newTicket();
  return (await claimGrant(deps.db, hash(token), hash(own))) ? { objectKey, number, secret: own } : undefined;
}
