/** Photos that may be saved to the device at once. */
export const SAVE_BATCH_MAX = 15;
