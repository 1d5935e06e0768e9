import { lazy, Suspense, useState } from 'react';
import { IconButton } from './icon-button';
import type { MenuProps } from './menu-props';

export type { MenuProps } from './menu-props';

const MenuLayer = lazy(() => import('./menu-layer'));

/** More things to do, behind one button. */
export function Menu(props: MenuProps) {
  const [isAsked, setIsAsked] = useState(false);
  const button = <IconButton icon={props.icon ?? 'more'} label={props.label} onPress={() => setIsAsked(true)} />;
  if (!isAsked) return button;
  return (
    <Suspense fallback={button}>
      <MenuLayer {...props} />
    </Suspense>
  );
}
