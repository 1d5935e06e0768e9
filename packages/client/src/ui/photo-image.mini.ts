// A mini-program's image crops by its mode, not by object-fit, and has its own word for lazy.
/** Attributes of an img that waits until it is near the window. */
export const lazyImage = { mode: 'aspectFill', lazyLoad: true } as const;

/** Attributes of an img that is seen at once. */
export const eagerImage = { mode: 'aspectFill', lazyLoad: false } as const;
