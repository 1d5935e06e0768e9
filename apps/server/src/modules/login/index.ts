export { authenticate } from './authenticate.ts';
export { getSmsCode } from './get-sms-code.ts';
export { loginPhoneCode } from './login-phone-code.ts';
export { logout } from './logout.ts';
export { maskPhoneNumber } from './phone-number.ts';
export { sweepCodesJob } from './sweep-codes.job.ts';
export { sweepCodes } from './sweep-codes.worker.ts';
