// @vitest-environment happy-dom
import type PhotoSwipe from 'photoswipe';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startHurry } from './hurry-opening.web';

type Listener = (event: { originalEvent: Event; preventDefault(): void }) => void;

/** An open stage of which only the listeners are asked. */
function openStage() {
  const listeners = new Map<string, Listener>();
  const scrollWrap = document.body.appendChild(document.createElement('div'));
  const stage = {
    opener: { isOpen: true },
    isDestroying: false,
    scrollWrap,
    gestures: { isMultitouch: false },
    mainScroll: { moveIndexBy: vi.fn() },
    potentialIndex: 0,
    on: (name: string, listener: Listener) => listeners.set(name, listener),
  };
  const finger = (type: string, clientX: number) => {
    const event = new PointerEvent(type, { pointerId: 1, clientX, clientY: 300, bubbles: true });
    scrollWrap.dispatchEvent(event);
    return event;
  };
  /** Whether the library may take the end of it for a tap. */
  const isTap = (originalEvent: Event) => {
    const preventDefault = vi.fn();
    listeners.get('tapAction')?.({ originalEvent, preventDefault });
    return preventDefault.mock.calls.length === 0;
  };
  return { stage: stage as unknown as PhotoSwipe, moveIndexBy: stage.mainScroll.moveIndexBy, finger, isTap };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('a flick that the library did not see move turns to the next photo, and is no tap', () => {
  const { stage, moveIndexBy, finger, isTap } = openStage();
  const hurry = startHurry();
  hurry.follow(stage);
  finger('pointerdown', 300);
  const lifted = finger('pointerup', 180);
  vi.runAllTimers();
  expect(moveIndexBy).toHaveBeenCalledExactlyOnceWith(1, true);
  expect(isTap(lifted)).toBe(false);
  hurry.stop();
});

test('a finger that stays where it is taps', () => {
  const { stage, moveIndexBy, finger, isTap } = openStage();
  const hurry = startHurry();
  hurry.follow(stage);
  finger('pointerdown', 300);
  expect(isTap(finger('pointerup', 304))).toBe(true);
  expect(moveIndexBy).not.toHaveBeenCalled();
  hurry.stop();
});
