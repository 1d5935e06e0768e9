import { useEffect, useRef, useState } from 'react';
import { tick } from '../../platform/haptics';
import type { DragState, UseDragOnto } from './drag-onto';

const HOLD_MS = 320;
/** A finger that moves farther than this scrolls; a mouse that does drags. */
const SLOP_PX = 8;
const EDGE_PX = 110;
const SCROLL_STEP_PX = 9;

interface Press {
  readonly id: string;
  readonly pointerId: number;
  readonly startX: number;
  /** In the page, so that scrolling counts as moving. */
  readonly startPageY: number;
  x: number;
  y: number;
}

const cellAt = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-photo]')?.dataset.photo;

/** A photo can be dragged onto another one. */
export const canDragOnto = true;

/** Hold a cell (with a mouse: just drag it) and let it go on another. Nears an edge: the page scrolls along. */
export const useDragOnto: UseDragOnto = (onDrop) => {
  const listRef = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<DragState>();
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    const list = listRef.current;
    return list ? followDrags(list, setDrag, (one, other) => drop.current(one, other)) : undefined;
  }, []);
  return { listRef, drag };
};

function followDrags(
  list: HTMLElement,
  show: (drag: DragState | undefined) => void,
  onDrop: (draggedId: string, targetId: string) => void,
): () => void {
  let press: Press | undefined;
  let isDragging = false;
  let targetId: string | undefined;
  let hold: number | undefined;
  let frame = 0;
  const ends = new AbortController();
  const { signal } = ends;

  function update(): void {
    if (!press) return;
    const under = document.elementsFromPoint(press.x, press.y).map(cellAt);
    targetId = under.find((id) => id !== undefined && id !== press?.id);
    show({ draggedId: press.id, targetId, xPx: press.x - press.startX, yPx: press.y + scrollY - press.startPageY });
  }
  function scrollAtEdge(): void {
    if (!press) return;
    const step = press.y < EDGE_PX ? -SCROLL_STEP_PX : press.y > innerHeight - EDGE_PX ? SCROLL_STEP_PX : 0;
    if (step !== 0) {
      scrollBy({ top: step, behavior: 'instant' });
      update();
    }
    frame = requestAnimationFrame(scrollAtEdge);
  }
  function lift(): void {
    isDragging = true;
    tick();
    update();
    frame = requestAnimationFrame(scrollAtEdge);
  }
  function end(): void {
    clearTimeout(hold);
    cancelAnimationFrame(frame);
    press = undefined;
    isDragging = false;
    targetId = undefined;
    show(undefined);
  }

  list.addEventListener(
    'pointerdown',
    (event) => {
      const id = event.target instanceof Element ? cellAt(event.target) : undefined;
      if (press || id === undefined || event.button !== 0) return;
      const { pointerId, clientX: x, clientY: y } = event;
      press = { id, pointerId, startX: x, startPageY: y + scrollY, x, y };
      if (event.pointerType !== 'mouse') hold = setTimeout(lift, HOLD_MS);
    },
    { signal },
  );
  addEventListener(
    'pointermove',
    (event) => {
      if (!press || event.pointerId !== press.pointerId) return;
      press.x = event.clientX;
      press.y = event.clientY;
      if (isDragging) return update();
      const moved = Math.hypot(press.x - press.startX, press.y + scrollY - press.startPageY);
      if (moved <= SLOP_PX) return;
      if (event.pointerType === 'mouse') lift();
      else end();
    },
    { signal },
  );
  addEventListener(
    'pointerup',
    (event) => {
      if (!press || event.pointerId !== press.pointerId) return;
      const { id } = press;
      const onto = targetId;
      const wasDragging = isDragging;
      end();
      if (!wasDragging) return;
      // The click that follows a drag is not a tap.
      const swallow = (click: Event) => {
        click.stopPropagation();
        click.preventDefault();
      };
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
      if (onto !== undefined) onDrop(id, onto);
    },
    { signal },
  );
  addEventListener('pointercancel', () => press && end(), { signal });
  // Registered from the start: a browser decides at the first touch whether a list may stop its scrolling.
  list.addEventListener('touchmove', (event) => isDragging && event.preventDefault(), { signal, passive: false });
  list.addEventListener('contextmenu', (event) => press && event.preventDefault(), { signal });
  return () => {
    end();
    ends.abort();
  };
}
