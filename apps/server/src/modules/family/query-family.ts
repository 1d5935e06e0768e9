import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/handler.ts';
import { listPersonConsents } from '../consents/index.ts';
import { listShownPeople } from './shown-people.ts';

export async function queryFamily(
  deps: Deps,
  { uid }: User,
  _input: RequestOf<'QUERYFAMILY'>,
): Promise<ResponseOf<'QUERYFAMILY'>> {
  const [people, consents] = await Promise.all([listShownPeople(deps.db, uid), listPersonConsents(deps.db, uid)]);
  return {
    family: people.flatMap(({ id, nick_sealed, relation }) => {
      const agreed = consents.get(id);
      return agreed ? { mid: id, nick: deps.personal.decrypt(nick_sealed), relation, agreed } : [];
    }),
  };
}
