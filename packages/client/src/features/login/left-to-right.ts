/** A code keeps its plus sign in front among Arabic text too: Unicode's left-to-right isolate. */
export const leftToRight = (code: string): string => `\u2066${code}\u2069`;
