import { ERROR, type RequestOf, type ResponseOf, type SignInWay, USER_INFO } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { bindPhone, bindWay, mergeAccounts, proveOwner, unbindWay } from '../login/index.ts';
import { findPortrait } from '../portraits/index.ts';
import { changeUser, judgeName } from '../users/index.ts';

const WAYS = {
  [USER_INFO.wechat]: 'wechat',
  [USER_INFO.qq]: 'qq',
  [USER_INFO.apple]: 'apple',
} as const satisfies Record<number, SignInWay>;

export async function modUserInfo(
  deps: Deps,
  actor: User,
  input: RequestOf<'MODUSERINFO'>,
): Promise<ResponseOf<'MODUSERINFO'>> {
  switch (input.id) {
    case USER_INFO.unbind:
      await unbindWay(deps, actor, input.data);
      return {};
    case USER_INFO.phone:
      return changePhone(deps, actor, input);
    case USER_INFO.nick:
      await changeUser(deps.db, actor.uid, { nick: await judgeName(deps, input.data, actor.locale) });
      return {};
    case USER_INFO.icon:
      await choosePortrait(deps, actor, input.data);
      return {};
    default: {
      const way = input.id === USER_INFO.other ? input.way : WAYS[input.id];
      const { data, state, secret, target, prove, merge } = input;
      const ends = { code: data === '' ? undefined : data, state, secret, target };
      return prove
        ? proveOwner(deps, actor, way, ends)
        : bindWay(deps, actor, way, { ...ends, mayOffer: merge === 'ask' });
    }
  }
}

async function choosePortrait(deps: Deps, actor: User, id: string): Promise<void> {
  if (id !== '' && (await findPortrait(deps, actor, id)) === undefined)
    throw new AppError(ERROR.notFound, 'no such photo or face');
  await changeUser(deps.db, actor.uid, { headimg: id });
}

type PhoneInput = Extract<RequestOf<'MODUSERINFO'>, { id: typeof USER_INFO.phone }>;

/** Binds a phone, or says what a merger with its account would bring; merges what was offered once that is confirmed. */
async function changePhone(deps: Deps, actor: User, input: PhoneInput): Promise<ResponseOf<'MODUSERINFO'>> {
  const { data, old, owner, secret, merge } = input;
  if (merge === 'confirm') {
    await mergeAccounts(deps, actor, { proof: data, secret, old });
    return {};
  }
  const offer = await bindPhone(deps, actor, { sn: data, old, owner, secret, mayOffer: merge === 'ask' });
  return offer === undefined ? {} : { merge: offer };
}
