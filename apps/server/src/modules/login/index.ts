export { authenticate } from './authenticate.ts';
export { bindPhone } from './bind-phone.ts';
export { bindWay, unbindWay } from './bind-way.ts';
export { listDevices } from './list-devices.ts';
export { listLoginRecord } from './login.store.ts';
export { mergeAccounts } from './merge-accounts.ts';
export { maskPhoneNumber, readPhoneNumber } from './phone-number.ts';
export { offeredWays } from './sign-in-offers.ts';
export { signInReturns } from './sign-in-returns.ts';
