/** Version of the client, and the number of it that travels as `ver`. */
export const CLIENT_VERSION = '1.12.9';
export const CLIENT_VERSION_CODE = 10_129;

/** Value of `platstr`: in the chat host, in the sister app's web view, in any other browser. */
export const PLATFORM_STRING = { chatHost: 'h5wx', sisterApp: 'h5ll', browser: 'h5' } as const;
export type PlatformString = (typeof PLATFORM_STRING)[keyof typeof PLATFORM_STRING];

/** Ways to sign in or to bind an account of a third party. */
export const THIRD_PARTIES = ['wechat', 'qq', 'apple', 'google', 'facebook', 'douyin', 'kuaishou', 'liao'] as const;
export type ThirdPartyName = (typeof THIRD_PARTIES)[number];

/** Money sign of the build. */
export const CURRENCY_SIGN = { home: '¥', overseas: '$' } as const;
