import type { Translator } from './t.ts';

/**
 * What the arguments of a message template are. The server sends strings: the id of a theme, which is shown by its name
 * in the reader's language (`theme.<id>.name`), the kind of an engine (`engine.<kind>`), why pictures
 * were refused (`moderated.<reason>`), a count, or a text that is shown as it is.
 */
type ArgumentKind = 'theme' | 'engine' | 'refusal' | 'count' | 'text';

const ARGUMENT_KINDS: Readonly<Record<number, readonly ArgumentKind[]>> = {
  350: ['theme', 'count'],
  351: ['theme'],
  352: ['theme'],
  354: [],
  360: ['theme', 'count', 'engine', 'engine'],
  361: ['theme', 'count', 'engine'],
  362: ['theme', 'engine'],
  363: ['theme', 'count', 'refusal'],
  364: ['theme', 'refusal'],
  370: ['theme'],
  371: ['theme'],
  372: ['theme'],
  373: ['theme'],
};

interface TemplatedMessage {
  readonly template: number;
  readonly args: readonly string[];
  readonly title: string;
  readonly content: string;
}

/**
 * Title and content of a message in the reader's language: the texts `message.<template>.title` and `.content`, filled
 * from `args`. A template that this client does not know shows the texts that the server wrote.
 */
export function messageText(t: Translator, message: TemplatedMessage): { title: string; content: string } {
  const kinds = ARGUMENT_KINDS[message.template] ?? [];
  const args = message.args.map((arg, index) => {
    const kind = kinds[index] ?? 'text';
    if (kind === 'theme') return t.find(`theme.${arg}.name`) ?? arg;
    if (kind === 'engine') return t.find(`engine.${arg}`) ?? arg;
    if (kind === 'refusal') return t.find(`moderated.${arg}`) ?? arg;
    return kind === 'count' && /^\d+$/.test(arg) ? Number(arg) : arg;
  });
  return {
    title: t.find(`message.${message.template}.title`, ...args) ?? message.title,
    content: t.find(`message.${message.template}.content`, ...args) ?? message.content,
  };
}
