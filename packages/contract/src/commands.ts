import type * as z from 'zod/mini';
import { accountCommands } from './account/commands.ts';
import { configurationCommands } from './configuration/commands.ts';
import { facesCommands } from './faces/commands.ts';
import { familyCommands } from './family/commands.ts';
import { giftsCommands } from './gifts/commands.ts';
import { ledgerCommands } from './ledger/commands.ts';
import { loginCommands } from './login/commands.ts';
import { messagesCommands } from './messages/commands.ts';
import { ordersCommands } from './orders/commands.ts';
import { photosCommands } from './photos/commands.ts';
import { realPersonCommands } from './real-person/commands.ts';
import { renditionsCommands } from './renditions/commands.ts';
import { shootsCommands } from './shoots/commands.ts';
import { squareCommands } from './square/commands.ts';
import type { Subject } from './subjects.ts';
import { themesCommands } from './themes/commands.ts';

/** Every command that this gateway answers, by its name on the wire. */
export const COMMANDS = {
  ...loginCommands,
  ...accountCommands,
  ...configurationCommands,
  ...facesCommands,
  ...familyCommands,
  ...realPersonCommands,
  ...themesCommands,
  ...shootsCommands,
  ...photosCommands,
  ...renditionsCommands,
  ...squareCommands,
  ...giftsCommands,
  ...ledgerCommands,
  ...messagesCommands,
  ...ordersCommands,
} as const;

export type CommandName = keyof typeof COMMANDS;
/** What the handler of a command receives, after its schema has checked it. */
export type RequestOf<Name extends CommandName> = z.output<(typeof COMMANDS)[Name]['request']>;
/** What a caller passes. */
export type InputOf<Name extends CommandName> = z.input<(typeof COMMANDS)[Name]['request']>;
export type ResponseOf<Name extends CommandName> = z.output<(typeof COMMANDS)[Name]['response']>;

/** The commands whose answers hold a subject. */
export type HoldersOf<Held extends Subject> = {
  [Name in CommandName]: Held extends (typeof COMMANDS)[Name]['holds'][number] ? Name : never;
}[CommandName];

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}

const COMMAND_NAMES = Object.keys(COMMANDS).filter(isCommandName);

/** What a success of the command with this input changes. */
export function changesOf<Name extends CommandName>(name: Name, input: InputOf<Name>): readonly Subject[] {
  const changes: readonly Subject[] | ((input: never) => readonly Subject[]) = COMMANDS[name].changes;
  // The declaration's own function takes the declaration's own input.
  return typeof changes === 'function' ? changes(input as never) : changes;
}

/** The commands whose kept answers are no longer right when these have changed. */
export function commandsHolding(changed: readonly Subject[]): readonly CommandName[] {
  return COMMAND_NAMES.filter((name) => COMMANDS[name].holds.some((subject: Subject) => changed.includes(subject)));
}

/** The commands whose kept answers are no longer right when the language has changed. */
export function localisedCommands(): readonly CommandName[] {
  return COMMAND_NAMES.filter((name) => COMMANDS[name].isLocalised);
}
