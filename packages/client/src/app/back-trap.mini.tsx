import { createElement, useEffect, useState } from 'react';
import { useStore } from '../lib/store';
import { backLayers, isLeaving, noteTrap } from '../navigation/back-layers.mini';

/** The host must have drawn the trap down before it is asked for again: two changes at once are none to it. */
const RESET_MS = 50;

/**
 * The host's false page, empty and invisible, while something lies over the page: going back takes it away instead of the
 * page. The uppermost layer closes then, and the trap is set again for the next one.
 */
export function BackTrap({ pageKey, isShown }: { readonly pageKey: string; readonly isShown: boolean }) {
  const layers = useStore(backLayers).filter((layer) => layer.pageKey === pageKey);
  const isOnTheWay = useStore(isLeaving);
  const [isSprung, setIsSprung] = useState(false);
  const isSet = isShown && layers.length > 0 && !isOnTheWay && !isSprung;

  useEffect(() => {
    if (!isSprung) return;
    const timer = setTimeout(() => setIsSprung(false), RESET_MS);
    return () => clearTimeout(timer);
  }, [isSprung]);
  useEffect(() => {
    if (isSet) noteTrap(pageKey, true);
  }, [isSet, pageKey]);
  useEffect(() => () => noteTrap(pageKey, false), [pageKey]);

  const fall = () => {
    noteTrap(pageKey, false);
    // Taken down by the app itself.
    if (!isSet) return;
    setIsSprung(true);
    layers[layers.length - 1]?.onClose();
  };
  return createElement('page-container', {
    show: isSet,
    overlay: false,
    duration: 0,
    customStyle: 'height:0;overflow:hidden',
    onAfterLeave: fall,
  });
}
