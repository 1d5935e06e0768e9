export const MESSAGE_PAGE_SIZE = 10;
