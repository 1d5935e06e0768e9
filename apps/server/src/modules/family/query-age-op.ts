import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/command-handler.ts';

export async function queryAgeOp(
  { config, now }: Deps,
  _actor: Actor,
  _input: RequestOf<'QUERYAGEOP'>,
): Promise<ResponseOf<'QUERYAGEOP'>> {
  const { minAge, maxAge, defaultAge } = config.business;
  const birth = new Date(now()).getUTCFullYear() - defaultAge;
  return { minage: minAge, maxage: maxAge, defage: defaultAge, birth };
}
