import type { CommandName, InputOf, Subject } from '@kinora/contract';
import { onLocaleChange } from '../lib/translation';
import { queryClient } from './query-client';

const loadDeclarations = () => import('./declarations');

/** Marks kept answers as no longer right: asked again at once where they are shown, else when they are shown next. */
function invalidate(names: readonly CommandName[]): void {
  for (const name of names) {
    // A failure is shown by the query itself.
    queryClient.invalidateQueries({ queryKey: [name] }).then(undefined, () => undefined);
  }
}

/** Without the declarations everything that is kept may be wrong. */
function invalidateAll(): void {
  queryClient.invalidateQueries().then(undefined, () => undefined);
}

type Declarations = Awaited<ReturnType<typeof loadDeclarations>>;

async function refreshBy(choose: (declarations: Declarations) => readonly CommandName[]): Promise<void> {
  if (queryClient.getQueryCache().getAll().length === 0) return;
  await loadDeclarations().then((declarations) => invalidate(choose(declarations)), invalidateAll);
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
    for (const name of names) queryClient.removeQueries({ queryKey: [name], type: 'inactive' });
    return names;
  });
}

onLocaleChange(() => void changeLanguage());
