import { Session } from 'node:inspector/promises';
import { types } from 'node:util';

/** How far below a collection it is looked: its entries, what they have, what that has, and what is in there. */
const DEPTH = 4;

/** Every Map and every Set of this process that something still refers to, a closure too: what a cache in memory is made of. */
async function listCollections(): Promise<object[]> {
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

/** Those of some texts that a cache in memory keeps, but for what somebody has read and keeps besides. */
export async function keptInMemory(texts: readonly string[], except: object): Promise<Set<string>> {
  const seen = new WeakSet<object>([except]);
  const kept = new Set<string>();
  // In breadth: what stands in several collections is met where it is least deep, so that nothing of it is left out.
  let layer: unknown[] = await listCollections();
  for (let depth = 0; depth <= DEPTH; depth++) {
    const next: unknown[] = [];
    for (const value of layer) {
      for (const text of textsOf(value, texts)) kept.add(text);
      if (typeof value !== 'object' || value === null || value instanceof Uint8Array || seen.has(value)) continue;
      seen.add(value);
      for (const part of partsOf(value)) next.push(part);
    }
    layer = next;
  }
  return kept;
}

/** Those of some texts that a value is, without what it has. */
function textsOf(value: unknown, texts: readonly string[]): string[] {
  if (typeof value === 'string') return texts.filter((text) => value.includes(text));
  if (!(value instanceof Uint8Array)) return [];
  const bytes = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  return texts.filter((text) => bytes.includes(text));
}

/** What is there without asking for it: a getter may do anything. */
function partsOf(value: object): unknown[] {
  if (types.isMap(value)) return [...value.keys(), ...value.values()];
  if (types.isSet(value)) return [...value];
  return Object.values(Object.getOwnPropertyDescriptors(value)).map((property) => property.value);
}
