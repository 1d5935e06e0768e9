import { findTemplate, MESSAGE_TEMPLATES, type MessageArgument } from '@kinora/contract';
import { readNoted } from '../users/index.ts';

/** The arguments of a message with the names in them as a reader of a language sees them. */
export function readNames(
  { template, args }: { readonly template: number; readonly args: readonly string[] },
  told: string,
): Promise<string[]> {
  const name = findTemplate(template);
  const kinds: readonly MessageArgument[] = name ? MESSAGE_TEMPLATES[name].args : [];
  return Promise.all(args.map((arg, index) => (kinds[index] === 'nick' ? readNoted(arg, told) : arg)));
}
