import { areaCommands } from '../define-command.ts';
import { getSmsCode } from './get-sms-code.ts';
import { loginPhoneCode } from './login-phone-code.ts';
import { logout } from './logout.ts';

export const loginCommands = areaCommands({
  LOGINGETSMSCODE: getSmsCode,
  LOGINPHONECODE: loginPhoneCode,
  LOGOUT: logout,
});
