import type { KeyboardEvent } from 'react';

/** A mini-program has no keyboard to move focus with. */
export function moveFocusByKey(_event: KeyboardEvent<HTMLElement>): void {}
