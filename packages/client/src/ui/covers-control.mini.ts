/** A mini-program knows too late where its elements stand: its messages stay where they are. */
export const mustRise = (_message: unknown): boolean => false;
