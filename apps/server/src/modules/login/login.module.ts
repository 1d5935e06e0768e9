import type { loginCommands } from '@kinora/contract';
import type { Handlers } from '../../gateway/handler.ts';
import { type ServerModule, work } from '../server-module.ts';
import { getSmsCode } from './get-sms-code.ts';
import { loginPhoneCode } from './login-phone-code.ts';
import { logout } from './logout.ts';
import { sweepCodesJob } from './sweep-codes.job.ts';
import { sweepCodes } from './sweep-codes.worker.ts';

export const loginHandlers = {
  LOGINGETSMSCODE: getSmsCode,
  LOGINPHONECODE: loginPhoneCode,
  LOGOUT: logout,
} satisfies Pick<Handlers, keyof typeof loginCommands>;

export const loginModule: ServerModule = { jobs: [work(sweepCodesJob, sweepCodes)] };
