/** Most characters of a name, in UTF-16 units as fields count them. */
export const MAX_NICK_CHARACTERS = 20;
