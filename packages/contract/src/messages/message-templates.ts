import * as z from 'zod/mini';
import { DEVICE_KINDS } from '../login/device-kinds.ts';
import { ENGINE_KINDS } from '../shoots/engine-states.ts';
import { REFUSAL_REASONS } from '../shoots/understanding.ts';

/** What the texts of messages are filled from. Each travels, and is stored, as a string; these read it. */
const ARGUMENTS = {
  /** Id of a theme; shown by its name. */
  theme: z.string(),
  /** Of photos. */
  count: z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)),
  /** The engine that failed; shown by the text `engine.<kind>`. */
  engine: z.enum(ENGINE_KINDS),
  /** The engine that made the photos instead; shown likewise. */
  standIn: z.enum(ENGINE_KINDS),
  /** Why moderation refused photos; shown by the text `moderated.<reason>`. */
  refusal: z.enum(REFUSAL_REASONS),
  /** A moment, ms since the epoch; shown as date and time. */
  moment: z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)),
  /** A kind of device; shown by the text `device.<kind>`. */
  device: z.enum(DEVICE_KINDS),
};

export type MessageArgument = keyof typeof ARGUMENTS;

interface TemplateDefinition {
  /** How it is called on the wire, and in the keys of its texts: `message.<number>.title` and `.content`. */
  readonly number: number;
  /** What its texts take, in the order of their placeholders and of the stored strings. */
  readonly args: readonly MessageArgument[];
}

/** The templates of messages: the server sends one with its arguments, the client shows its texts in the reader's language. */
export const MESSAGE_TEMPLATES = {
  shootFinished: { number: 350, args: ['theme', 'count'] },
  shootFailed: { number: 351, args: ['theme'] },
  /** A custom shoot was asked for; it is made in the background. */
  shootAccepted: { number: 352, args: ['theme'] },
  faceReady: { number: 354, args: [] },
  /** Another engine than the theme's made some of the pictures, or all. */
  shootFinishedByOther: { number: 360, args: ['theme', 'count', 'engine', 'standIn'] },
  /** The engine could not make some of the pictures. */
  shootFinishedPartly: { number: 361, args: ['theme', 'count', 'engine'] },
  /** The engine did not work at all. */
  shootFailedEngine: { number: 362, args: ['theme', 'engine'] },
  /** Moderation refused as many of the pictures, or all of those that there were. */
  shootFinishedModerated: { number: 363, args: ['theme', 'count', 'refusal'] },
  shootFailedModerated: { number: 364, args: ['theme', 'refusal'] },
  /** The consent that pictures leave the machine was withdrawn before all were made, or before any was. */
  shootFinishedWithheld: { number: 365, args: ['theme', 'count'] },
  shootFailedWithheld: { number: 366, args: ['theme'] },
  enlargementReady: { number: 370, args: ['theme'] },
  enlargementFailed: { number: 371, args: ['theme'] },
  videoReady: { number: 372, args: ['theme'] },
  videoFailed: { number: 373, args: ['theme'] },
  /** The account was signed in to on a device that had not before. */
  newDevice: { number: 380, args: ['device'] },
  /** The account closes at that time, unless its user takes it back. */
  accountClosing: { number: 381, args: ['moment'] },
  /** That was taken back. */
  accountKept: { number: 382, args: [] },
  /** Codes for the phone of the account were entered wrongly until a limit struck; at that time. */
  codesGuessed: { number: 383, args: ['moment'] },
  /** Another phone took the place of the account's. */
  phoneChanged: { number: 384, args: [] },
} as const satisfies Readonly<Record<string, TemplateDefinition>>;

export type MessageTemplate = keyof typeof MESSAGE_TEMPLATES;

type ArgsOfTemplate<Template extends MessageTemplate> = {
  readonly [Name in (typeof MESSAGE_TEMPLATES)[Template]['args'][number]]: z.output<(typeof ARGUMENTS)[Name]>;
};

/** A template with what it is filled from. */
export type FilledTemplate = {
  [Template in MessageTemplate]: { readonly template: Template; readonly args: ArgsOfTemplate<Template> };
}[MessageTemplate];

type Values = Readonly<Partial<Record<MessageArgument, string | number>>>;

/** The arguments as they travel and are stored. */
export function writeArguments({ template, args }: FilledTemplate): string[] {
  const values: Values = args;
  return MESSAGE_TEMPLATES[template].args.map((name) => String(values[name]));
}

/** The template of a number; undefined for one that this version does not know. */
export function findTemplate(number: number): MessageTemplate | undefined {
  return TEMPLATES.find((template) => MESSAGE_TEMPLATES[template].number === number);
}

const TEMPLATES = Object.keys(MESSAGE_TEMPLATES).filter((name): name is MessageTemplate => name in MESSAGE_TEMPLATES);

/**
 * The arguments of a message by their names. One that is not what it should be, as another version may send it, comes as
 * the string that it is; one that was not sent is not there.
 */
export function readArguments(template: MessageTemplate, args: readonly string[]): Values {
  const names: readonly MessageArgument[] = MESSAGE_TEMPLATES[template].args;
  return Object.fromEntries(
    names.slice(0, args.length).map((name, index) => {
      const read = z.safeParse(ARGUMENTS[name], args[index]);
      return [name, read.success ? read.data : args[index]];
    }),
  );
}
