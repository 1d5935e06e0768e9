import { useRef } from 'react';
import type { UseDragOnto } from './drag-onto';

/** A mini-program compares by its button: it has no place under a finger to ask for. */
export const useDragOnto: UseDragOnto = () => ({ listRef: useRef<HTMLUListElement>(null), drag: undefined });
