import { useRef } from 'react';
import type { UseDragOnto } from './drag-onto';

/** Nothing is dragged here: what is said must not promise it. */
export const canDragOnto = false;

/** A mini-program compares by its button: it has no place under a finger to ask for. */
export const useDragOnto: UseDragOnto = () => ({ listRef: useRef<HTMLUListElement>(null), drag: undefined });
