/** Whether this machine has the pages that are on the web alone. */
export const hasWebPages = true;
