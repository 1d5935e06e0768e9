import type { GlobalConf } from '@kinora/contract';
import { call } from '../../api/call';
import { queryClient } from '../../api/query-client';
import { refresh } from '../../api/refresh';
import { reloadBootstrap } from '../../api/use-bootstrap';
import { commandKey } from '../../api/use-command';

const key = commandKey('GLOBALCONF', {});

/** Asks for what of the configuration has changed, by the versions at hand, for the plans, and for what was agreed to. Throws as `call` does. */
export async function reloadConfiguration(): Promise<void> {
  const known = queryClient.getQueryData<GlobalConf>(key);
  const isTold = known
    ? call('QUERYCONFIG', { versions: known.versions }).then(({ versions, parts }) => {
        // Every part that the contract has: one that is new needs no line here.
        queryClient.setQueryData<GlobalConf>(key, Object.assign({}, known, ...Object.values(parts), { versions }));
      })
    : undefined;
  const plans = queryClient.invalidateQueries({ queryKey: commandKey('GETCHARGEPLAN', {}) });
  await Promise.all([isTold, plans, reloadBootstrap(), refresh(['account'])]);
}
