/** What a verification code is for, by the number that the specification has for it (section 5). */
export const CODE_TYPE = { changePhone: 0, login: 1, liaoPay: 2, oldPhone: 3, closeAccount: 4 } as const;
export type CodeType = (typeof CODE_TYPE)[keyof typeof CODE_TYPE];

/** Codes that a user proves the phone of the account by; they go to that phone alone. */
export const OWN_PHONE_CODES = [CODE_TYPE.liaoPay, CODE_TYPE.oldPhone, CODE_TYPE.closeAccount] as const;
