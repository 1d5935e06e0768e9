/** What a verification code is asked for. */
export const CODE_TYPE = { changePhone: 0, login: 1, liaoPay: 2, changeOldPhone: 3, logout: 4 } as const;
export type CodeType = (typeof CODE_TYPE)[keyof typeof CODE_TYPE];
