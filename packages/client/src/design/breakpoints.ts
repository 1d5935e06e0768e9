/** Window width, in CSS pixels, from which the left window and dialogs replace tabs and sheets. CSS says 768px. */
export const WIDE_FROM_PX = 768;

/** Media query of the wide layout. */
export const WIDE_QUERY = `(min-width: ${WIDE_FROM_PX}px)`;
