import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { ERROR } from '../errors.ts';

const told = z.string().check(z.minLength(1), z.maxLength(128));

/** How many liao coins the sister app keeps for who is in it, by what it gave the page within it. */
export const getLiaoPoint = command({
  name: 'GETLIAOPOINT',
  access: 'user',
  transport: 'query',
  rate: 'read',
  holds: ['account'],
  changes: [],
  isLocalised: false,
  request: z.object({
    lid: told,
    index: told,
    /** It opens the purse for as long as the page is open. */
    randomcode: told,
  }),
  response: z.object({
    /** In coins. */
    balance: z.number(),
    /** What one coin comes to, in fen. */
    price: z.number(),
  }),
  errors: [ERROR.shopOff, ERROR.payMethodUnsupported, ERROR.coinsUnknown],
});
