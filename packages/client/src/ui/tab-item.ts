import type { BadgeProps } from './badge';
import type { Item } from './choice-item';
import type { IconName } from './icon';

/** A place in the main navigation; TabBar and TopBar take the same five. */
export type TabBarItem = Item & {
  icon: IconName;
  /** The camera: a filled round button without words. */
  isEmphasised?: boolean;
  badge?: BadgeProps | undefined;
};
