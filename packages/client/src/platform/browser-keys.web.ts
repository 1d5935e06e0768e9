const DATABASE = 'kinora';
const STORE = 'keys';

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return answerOf(opening);
}

let hasKept = false;

/** Whether a key was had since the page was loaded: a failure after that passes. */
export const keepsKeys = (): boolean => hasKept;

/**
 * What this browser keeps under a name, which no script can read out; of two windows that make one at once, both use the first.
 * Rejects where a browser keeps no keys: a page that came without TLS, and some private windows.
 */
export async function browserKey<Kept>(
  name: string,
  isKept: (known: unknown) => known is Kept,
  make: () => Promise<Kept>,
): Promise<Kept> {
  const [database, made] = await Promise.all([openDatabase(), make()]);
  try {
    const store = database.transaction(STORE, 'readwrite').objectStore(STORE);
    const known: unknown = await answerOf(store.get(name));
    if (!isKept(known)) await answerOf(store.put(made, name));
    hasKept = true;
    return isKept(known) ? known : made;
  } finally {
    database.close();
  }
}
