/** Stands for the theme of what was shot by a description. */
export const CUSTOM_THEME = 'custom';
