/** Attributes of an img that waits until it is near the window. */
export const lazyImage = { loading: 'lazy', decoding: 'async', draggable: false } as const;

/** Attributes of an img that is seen at once. */
export const eagerImage = { loading: 'eager', decoding: 'async', draggable: false } as const;
