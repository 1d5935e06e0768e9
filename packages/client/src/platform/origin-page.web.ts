/** Whether this machine has the page that checks where a picture comes from. */
export const hasOriginPage = true;
