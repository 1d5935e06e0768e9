/** The host's camera gives no frames of the moment: the pages are on the web alone. */
export const hasPersonCheck = false;
