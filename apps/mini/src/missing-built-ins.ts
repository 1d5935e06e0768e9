import { config } from 'zod/mini';

const hasOwn = Object.prototype.hasOwnProperty;

// Some hosts' engines are older than this function, which the cryptography asks for.
Object.hasOwn ??= (object: object, key: PropertyKey) => hasOwn.call(object, key);

// A host refuses to make code from text; some say so only by doing nothing.
config({ jitless: true });
