import type { Deps } from '../../deps.ts';
import { findIdentity } from '../identities/index.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';
import { findPhoneOfCode } from './code.store.ts';
import { dayOf } from './daily-codes.ts';

/** One message a day, which says when, and nothing of who or where. */
export async function tellOfGuesses(deps: Deps, { code, at }: { code: string; at: number }): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const phoneIndex = await findPhoneOfCode(tx, code);
    const owner = phoneIndex === undefined ? undefined : await findIdentity(tx, 'phone', phoneIndex);
    if (!owner) return;
    const about = { uid: owner.uid, key: `guessed:${dayOf(at)}`, type: MESSAGE_TYPE.login, extra: '' };
    await sendMessage(tx, deps, { ...about, template: 'codesGuessed', args: { moment: at } });
  });
}
