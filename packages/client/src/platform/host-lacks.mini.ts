/** The failure of an action for which the host has nothing. */
export const hostLacks = (name: keyof WxHost): Error => new Error(`The host has no ${name}`);
