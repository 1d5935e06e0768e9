import { createElement, useEffect, useState } from 'react';
import { showError } from '../api/show-error';
import { useStore } from '../lib/store';
import { backLayers, isLeaving, noteTrap } from '../navigation/back-layers.mini';
import { navigation } from '../navigation/navigator.mini';
import { heldPage } from '../navigation/way-back.mini';

/** `falling`: taken down by the app, of which the host has still to tell; `sprung`: taken away by going back. */
type Trap = 'down' | 'standing' | 'falling' | 'sprung';

/** How long a trap stays down at least, in ms: the host must have drawn that, as two changes at once are none to it. */
const REST_MS: Readonly<Record<'falling' | 'sprung', number>> = { falling: 400, sprung: 50 };

/**
 * The host's false page, empty and invisible, while something lies over the page, or behind the only one: going back takes
 * it away instead of the page. The uppermost layer closes then, or the page that one came from opens, and the trap is set again.
 */
export function BackTrap({ pageKey, isShown }: { readonly pageKey: string; readonly isShown: boolean }) {
  const layers = useStore(backLayers).filter((layer) => layer.pageKey === pageKey);
  const isOnTheWay = useStore(isLeaving);
  const isBackOurs = useStore(heldPage) === pageKey;
  const [trap, setTrap] = useState<Trap>('down');
  const isWanted = isShown && (layers.length > 0 || isBackOurs) && !isOnTheWay;

  if (trap === 'down' && isWanted) setTrap('standing');
  if (trap === 'standing' && !isWanted) setTrap('falling');

  useEffect(() => {
    if (trap === 'standing') noteTrap(pageKey, true);
    if (trap !== 'falling' && trap !== 'sprung') return;
    const timer = setTimeout(() => setTrap('down'), REST_MS[trap]);
    return () => clearTimeout(timer);
  }, [trap, pageKey]);
  useEffect(() => () => noteTrap(pageKey, false), [pageKey]);

  const leave = () => {
    noteTrap(pageKey, false);
    // What was opened since the app took the trap down is not what the user left.
    if (trap !== 'standing') return setTrap((now) => (now === 'falling' ? 'down' : now));
    setTrap('sprung');
    const top = layers[layers.length - 1];
    if (top) top.onClose();
    else navigation.back().catch(showError);
  };
  return createElement('page-container', {
    show: trap === 'standing',
    overlay: false,
    duration: 0,
    customStyle: 'height:0;overflow:hidden',
    onAfterLeave: leave,
  });
}
