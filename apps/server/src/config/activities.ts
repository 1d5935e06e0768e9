import { LOCALES, REWARD_UNITS } from '@kinora/contract';
import { THEME_CATALOGUE } from '@kinora/studio/themes-catalogue';
import * as z from 'zod';
import { THIRD_PARTIES } from '../adapters/ports/sign-in.ts';
import { GIFT_MAX } from './business.ts';

const HINT_MAX = 80;
const themes = new Set<string>(THEME_CATALOGUE.map(({ id }) => id));

/** A time with its zone, such as 2026-12-24T00:00:00+08:00. */
const moment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

const activity = z
  .strictObject({
    id: z.string().regex(/^[\w-]{1,64}$/),
    platform: z.array(z.string().min(1).max(16)).max(20).default([]),
    start: moment,
    end: moment,
    bind: z.enum(['phone', ...THIRD_PARTIES]).optional(),
    hint: z.partialRecord(z.enum(Object.keys(LOCALES)), z.string().min(1).max(HINT_MAX)).default({}),
    keywords: z
      .array(z.string().refine((id) => themes.has(id), 'there is no such theme'))
      .max(50)
      .default([]),
    unit: z.enum(REWARD_UNITS),
    count: z.int().min(1).max(GIFT_MAX),
  })
  .refine(({ start, end }) => start < end, 'it ends before it begins');

/** What the operator's file says of activities. */
export const activitiesSchema = z
  .array(activity)
  .max(20)
  .refine((told) => new Set(told.map(({ id }) => id)).size === told.length, 'two activities have one id');
