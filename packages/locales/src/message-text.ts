import { CURRENCIES, findTemplate, MESSAGE_TEMPLATES, type MessageArgument, readArguments } from '@kinora/contract';
import { formatDate } from './format-date.ts';
import { leftToRight } from './left-to-right.ts';
import { moneyText } from './money-text.ts';
import type { Argument } from './placeholders.ts';
import type { Translator } from './t.ts';

interface TemplatedMessage {
  readonly template: number;
  readonly args: readonly string[];
  readonly title: string;
  readonly content: string;
}

/**
 * Title and content of a message in the reader's language: the texts `message.<number>.title` and `.content`, filled
 * from its arguments. A template that this client does not know shows the texts that the server wrote.
 * @param timeZone of the moments in it, which say their year then; without it the device's.
 */
export function messageText(
  t: Translator,
  message: TemplatedMessage,
  timeZone?: string,
): { title: string; content: string } {
  const args = argumentsOf(t, message, timeZone);
  return {
    title: t.find(`message.${message.template}.title`, ...args) ?? message.title,
    content: t.find(`message.${message.template}.content`, ...args) ?? message.content,
  };
}

/** The arguments as they are read: a theme, an engine and a reason by what they are called. */
function argumentsOf(t: Translator, { template, args }: TemplatedMessage, timeZone?: string): readonly Argument[] {
  const name = findTemplate(template);
  if (!name) return args;
  const {
    theme = '',
    count = '',
    engine = '',
    standIn = '',
    refusal = '',
    device = '',
    moment = '',
    nick = '',
    tail = '',
    way = '',
    sum = '',
    order = '',
  } = readArguments(name, args);
  const words: Readonly<Record<MessageArgument, string | number>> = {
    theme: t.find(`theme.${theme}.name`) ?? theme,
    count,
    engine: t.find(`engine.${engine}`) ?? engine,
    standIn: t.find(`engine.${standIn}`) ?? standIn,
    refusal: t.find(`moderated.${refusal}`) ?? refusal,
    device: t.find(`device.${device}`) ?? device,
    nick,
    tail: leftToRight(String(tail)),
    way: t.find(`login.way-${way}`) ?? way,
    sum: sumText(t, String(sum)),
    order: leftToRight(`…${String(order).slice(-ORDER_TAIL)}`),
    moment:
      typeof moment === 'number'
        ? formatDate(t.locale, moment, timeZone === undefined ? 'time' : 'moment', timeZone)
        : moment,
  };
  return MESSAGE_TEMPLATES[name].args.slice(0, args.length).map((argument) => words[argument]);
}

/** Of an order's id, as its statement shows it. */
const ORDER_TAIL = 6;

function sumText({ locale }: Translator, sum: string): string {
  const [amount, word] = sum.split(' ');
  const currency = CURRENCIES.find((one) => one === word);
  return currency ? moneyText(locale, Number(amount), currency) : sum;
}
