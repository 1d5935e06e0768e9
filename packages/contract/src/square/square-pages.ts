/** Pages of the square are counted from here. */
export const SQUARE_FIRST_PAGE = 1;
