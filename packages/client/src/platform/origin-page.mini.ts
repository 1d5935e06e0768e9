/** The verifier is larger than a mini-program may be: the page is on the web alone. */
export const hasOriginPage = false;
