import type { Deps } from '../../deps.ts';
import { MESSAGE_TYPE, sendMessage } from '../messages/index.ts';

/** Tells the owner that something that opens their account was used on a machine that it is not of: once for each `key`, with when. */
export async function tellOfCopy(deps: Deps, uid: string, key: string): Promise<void> {
  const about = { uid, key, type: MESSAGE_TYPE.login, extra: '' };
  await deps.db.transaction().execute(async (tx) => {
    await sendMessage(tx, deps, { ...about, template: 'loginCopied', args: { moment: deps.now() } });
  });
}
