import { Session } from 'node:inspector/promises';
import { types } from 'node:util';

/** How far into a value it is looked: an entry, what it has, and what that has. */
const DEPTH = 3;

/** Every Map and every Set of this process that something still refers to, a closure too: what a cache in memory is made of. */
export async function listCollections(): Promise<object[]> {
  const session = new Session();
  session.connect();
  const found: object[] = [];
  Object.assign(globalThis, { keptInMemory: found });
  try {
    for (const expression of ['Map.prototype', 'Set.prototype']) {
      const { result } = await session.post('Runtime.evaluate', { expression });
      const { objects } = await session.post('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' });
      const functionDeclaration = 'function () { for (const one of this) globalThis.keptInMemory.push(one); }';
      await session.post('Runtime.callFunctionOn', { objectId: objects.objectId, functionDeclaration });
    }
  } finally {
    session.disconnect();
    Reflect.deleteProperty(globalThis, 'keptInMemory');
  }
  // Among them are the prototypes of classes that extend them.
  return found.filter((one) => types.isMap(one) || types.isSet(one));
}

/** Those of some texts that stand in a value or in what it has; nothing is looked at twice. */
export function textsIn(value: unknown, texts: readonly string[], seen: WeakSet<object>, depth = DEPTH): string[] {
  if (typeof value === 'string') return texts.filter((text) => value.includes(text));
  if (typeof value !== 'object' || value === null || depth < 0 || seen.has(value)) return [];
  seen.add(value);
  if (value instanceof Uint8Array) {
    const bytes = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    return texts.filter((text) => bytes.includes(text));
  }
  return partsOf(value).flatMap((part) => textsIn(part, texts, seen, depth - 1));
}

/** What is there without asking for it: a getter may do anything. */
function partsOf(value: object): unknown[] {
  if (types.isMap(value)) return [...value.keys(), ...value.values()];
  if (types.isSet(value)) return [...value];
  return Object.values(Object.getOwnPropertyDescriptors(value)).map((property) => property.value);
}
