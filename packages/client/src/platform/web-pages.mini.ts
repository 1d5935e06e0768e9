/** The verifiers are larger than a mini-program may be: their pages are on the web alone. */
export const hasWebPages = false;
