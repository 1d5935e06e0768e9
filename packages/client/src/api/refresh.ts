import type { CommandName, InputOf, Subject } from '@kinora/contract';
import type { Query, QueryFilters } from '@tanstack/react-query';
import { onLocaleChange } from '../lib/translation';
import { queryClient } from './query-client';

const loadDeclarations = () => import('./declarations');

/** Asks anew for what is shown; the rest when it is shown next. A failure is shown by the query itself. */
const askAnew = (filters: QueryFilters): void =>
  void queryClient.invalidateQueries(filters).then(undefined, () => undefined);

/** Marks kept answers as no longer right: asked again at once where they are shown, else when they are shown next. */
function invalidate(filters: QueryFilters): void {
  // A first answer that is under way is let come, and may be of before the change: it is asked for again behind it.
  const isFirst = ({ state }: Query) => state.data === undefined;
  for (const query of queryClient
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching', predicate: isFirst })) {
    query.promise?.then(
      () => askAnew({ queryKey: query.queryKey, exact: true }),
      () => undefined,
    );
  }
  askAnew(filters);
}

type Declarations = Awaited<ReturnType<typeof loadDeclarations>>;

async function refreshBy(choose: (declarations: Declarations) => readonly CommandName[]): Promise<void> {
  if (queryClient.getQueryCache().getAll().length === 0) return;
  await loadDeclarations().then(
    (declarations) => {
      for (const name of choose(declarations)) invalidate({ queryKey: [name] });
    },
    // Without the declarations everything that is kept may be wrong.
    () => invalidate({}),
  );
}

/** Has every kept answer that holds one of these asked for again. */
export function refresh(changed: readonly Subject[]): Promise<void> {
  return refreshBy(({ commandsHolding }) => commandsHolding(changed));
}

/** Has every kept answer asked for again that a success of the command changes, as its declaration says. */
export function refreshAfter<Name extends CommandName>(name: Name, input: InputOf<Name>): Promise<void> {
  return refreshBy(({ changesOf, commandsHolding }) => commandsHolding(changesOf(name, input)));
}

/** What is in words or marks of another language is asked for again where it is shown, and not shown anywhere else before. */
async function changeLanguage(): Promise<void> {
  await refreshBy(({ localisedCommands }) => {
    const names = localisedCommands();
    // What is under way may have been asked for in the new language.
    for (const name of names) queryClient.removeQueries({ queryKey: [name], type: 'inactive', fetchStatus: 'idle' });
    return names;
  });
}

onLocaleChange(() => void changeLanguage());
