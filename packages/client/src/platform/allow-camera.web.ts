/** Leads to where the camera can be allowed after all; tells whether it was. Absent where there is no such way. */
export const allowCamera: (() => Promise<boolean>) | undefined = undefined;
