import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { listPersonConsents } from '../consents/index.ts';
import { openInfo } from '../people/index.ts';
import { listShownPeople } from './shown-people.ts';

export async function queryFamily(
  deps: Deps,
  { uid }: User,
  _input: RequestOf<'QUERYFAMILY'>,
): Promise<ResponseOf<'QUERYFAMILY'>> {
  const [people, consents] = await Promise.all([listShownPeople(deps.db, uid), listPersonConsents(deps.db, uid)]);
  return {
    family: people.flatMap(({ id, nick_sealed, relation, info_sealed }) => {
      const agreed = consents.get(id);
      const { info } = openInfo(deps, info_sealed);
      return agreed ? { mid: id, nick: deps.personal.decrypt(nick_sealed), relation, info, agreed } : [];
    }),
  };
}
