export { authenticate } from './authenticate.ts';
export { maskPhoneNumber, readPhoneNumber } from './phone-number.ts';
