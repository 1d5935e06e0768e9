/** Whether this machine has the pages on which a real person is checked. */
export const hasPersonCheck = true;
