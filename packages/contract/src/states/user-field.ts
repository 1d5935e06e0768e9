/**
 * The `id` of MODUSERINFO: which field of the user is changed. The specification names 1 to 3 and says that 4, 6 and 7
 * bind third parties; which party each of these binds is ours.
 */
export const USER_FIELD = { phone: 1, nick: 2, icon: 3, bindWechat: 4, bindQq: 6, bindApple: 7 } as const;
export type UserField = (typeof USER_FIELD)[keyof typeof USER_FIELD];
