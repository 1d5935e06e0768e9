import type { IconName } from './icon-shapes';

/** Icons that point along the line of reading, and so flip where it runs from right to left. */
const directionalIcons: ReadonlySet<IconName> = new Set<IconName>([
  'back',
  'forward',
  'leave',
  'send',
  'external',
  'sort',
]);

/** Whether an icon flips in right-to-left layouts. */
export function isDirectional(name: IconName): boolean {
  return directionalIcons.has(name);
}
