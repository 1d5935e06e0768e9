import type { RefObject } from 'react';

/** A photo on its way onto another, as the grid shows it. */
export interface DragState {
  readonly draggedId: string;
  readonly targetId: string | undefined;
  readonly xPx: number;
  readonly yPx: number;
}

/** Dragging one cell of a list onto another. A cell says which it is by its `data-photo`. */
export interface DragOnto {
  readonly listRef: RefObject<HTMLUListElement | null>;
  readonly drag: DragState | undefined;
}

export type UseDragOnto = (onDrop: (draggedId: string, targetId: string) => void) => DragOnto;
