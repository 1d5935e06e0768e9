import { createElement, useEffect, useState } from 'react';
import { showError } from '../api/show-error';
import { useStore } from '../lib/store';
import { backLayers, isLeaving, noteTrap } from '../navigation/back-layers.mini';
import { navigation } from '../navigation/navigator.mini';
import { isWayBackOurs } from '../navigation/way-back.mini';

/** The host must have drawn the trap down before it is asked for again: two changes at once are none to it. */
const RESET_MS = 50;

/**
 * The host's false page, empty and invisible, while something lies over the page, or behind the only one: going back takes
 * it away instead of the page. The uppermost layer closes then, or the page that one came from opens, and the trap is set again.
 */
export function BackTrap({ pageKey, isShown }: { readonly pageKey: string; readonly isShown: boolean }) {
  const layers = useStore(backLayers).filter((layer) => layer.pageKey === pageKey);
  const isOnTheWay = useStore(isLeaving);
  const [isSprung, setIsSprung] = useState(false);
  const isBackOurs = useStore(isWayBackOurs);
  const isSet = isShown && (layers.length > 0 || isBackOurs) && !isOnTheWay && !isSprung;

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
    const top = layers[layers.length - 1];
    if (top) top.onClose();
    else navigation.back().catch(showError);
  };
  return createElement('page-container', {
    show: isSet,
    overlay: false,
    duration: 0,
    customStyle: 'height:0;overflow:hidden',
    onAfterLeave: fall,
  });
}
