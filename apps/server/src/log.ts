import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

/** Fields that never reach the log, whatever they hold. Compared in lower case. */
const SECRET_FIELDS = new Set(
  [
    ...[
      'phone',
      'area',
      'smscode',
      'verificationcode',
      'psw',
      'password',
      'tmppsw',
      'token',
      'ticket',
      'secret',
      'key',
    ],
    ...['address', 'ip', 'remoteaddress', 'city', 'realname', 'idnumber', 'birth', 'nick', 'authorization', 'cookie'],
    ...['data', 'payload', 'nonce', 'plate', 'face', 'photo', 'icon', 'bytes', 'embedding', 'descriptor', 'parameters'],
  ].map((field) => field.toLowerCase()),
);
const REDACTED = '[redacted]';
const MAX_DEPTH = 5;
// Seven digits and more in a row, as phone numbers have; dates, ports and durations stay readable.
const LONG_NUMBER = String.raw`\+?\d{7,}`;
// Of requests (UUID) and of rows and users (20 and 13 characters, see identifiers.ts): digits among their letters are no number, unless
// so many of them follow each other as a phone number has.
const UUID = '(?<![0-9a-z])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-z])';
const ID = '(?<![0-9a-zA-Z])(?=[0-9]*[a-z])(?![0-9a-z]*[0-9]{11})(?:[0-9a-z]{20}|[0-9a-z]{13})(?![0-9a-zA-Z])';
const ID_OR_NUMBER = new RegExp(`(?<id>${UUID}|${ID})|${LONG_NUMBER}`, 'g');

/** The text with every long number hidden, and ids whole. */
const hideNumbers = (text: string): string =>
  text.replace(ID_OR_NUMBER, (_found, id: string | undefined) => id ?? '[number]');
// Ids and times are long numbers too, but not a person's.
const NUMERIC_FIELDS_KEPT = new Set(['time', 'timestamp', 'pid', 'seq']);

function scrub(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return hideNumbers(value);
  if (typeof value !== 'object' || value === null) return value;
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (depth >= MAX_DEPTH) return '[deep]';
  if (value instanceof Date) return value;
  if (Array.isArray(value)) return value.map((item) => scrub(item, depth + 1));
  return scrubFields(value, depth);
}

function scrubFields(value: object, depth: number): Record<string, unknown> {
  const scrubbed: Record<string, unknown> = {};
  for (const [field, item] of Object.entries(value)) {
    // A verification code is digits alone; codes of errors (ECONNRESET, 23505) stand in `err`, serialised apart.
    const isVerificationCode = field === 'code' && /^\d{4,8}$/.test(String(item));
    const isSecret = SECRET_FIELDS.has(field.toLowerCase()) || isVerificationCode;
    if (isSecret) scrubbed[field] = REDACTED;
    else if (item instanceof Error) scrubbed[field] = serializeError(item);
    else scrubbed[field] = NUMERIC_FIELDS_KEPT.has(field) ? item : scrub(item, depth + 1);
  }
  return scrubbed;
}

/** Kind, place and code of an error; the values that a database puts into `detail` and `where` are left out. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return scrub(error, 1);
  const { type, message, stack } = stdSerializers.err(error);
  const named = error as Error & { code?: unknown; constraint?: unknown; table?: unknown; id?: unknown };
  return {
    type,
    message: scrub(message, 1),
    stack: scrub(stack, 1),
    ...(named.code !== undefined && { code: named.code }),
    ...(named.constraint !== undefined && { constraint: named.constraint }),
    ...(named.table !== undefined && { table: named.table }),
    ...(named.id !== undefined && { id: named.id }),
  };
}

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** The structured log of one process, scrubbed of personal data. `destination` is standard output unless told. */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    // Errors were serialised with the other fields.
    serializers: { err: (error: unknown) => error },
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (fields: Record<string, unknown>) => scrubFields(fields, 0),
    },
    hooks: {
      // Values in the text itself are scrubbed like those in fields.
      logMethod(this: Logger, args: Parameters<pino.LogFn>, method: pino.LogFn) {
        const scrubbed = args.map((arg) => (typeof arg === 'string' ? scrub(arg, 0) : arg));
        method.apply(this, scrubbed as Parameters<pino.LogFn>);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
