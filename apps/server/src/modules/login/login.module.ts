import type { loginCommands } from '@kinora/contract';
import { accountClosed, accountEnding } from '../../events/account-events.ts';
import { atOnce } from '../../events/follow.ts';
import type { Handlers } from '../../gateway/command-handler.ts';
import { type ServerModule, work } from '../server-module.ts';
import { codeAuth } from './code-auth.ts';
import { noteEnds } from './ended-logins.store.ts';
import { eraseAttempts } from './erase-attempts.ts';
import { eraseCodes } from './erase-codes.ts';
import { getPhoneNum } from './get-phone-num.ts';
import { getSmsCode } from './get-sms-code.ts';
import { loginAppOneClick } from './login-app-one-click.ts';
import { loginApple } from './login-apple.ts';
import { loginBindPhone } from './login-bind-phone.ts';
import { loginDev } from './login-dev.ts';
import { loginDy } from './login-dy.ts';
import { loginFb } from './login-fb.ts';
import { loginFbH5 } from './login-fb-h5.ts';
import { loginGetSmsCode } from './login-get-sms-code.ts';
import { loginGoogle } from './login-google.ts';
import { loginGoogleH5 } from './login-google-h5.ts';
import { loginKs } from './login-ks.ts';
import { loginLiaoliao } from './login-liaoliao.ts';
import { loginPhoneCode } from './login-phone-code.ts';
import { loginQqAndroid } from './login-qq-android.ts';
import { loginQqH5 } from './login-qq-h5.ts';
import { loginWx } from './login-wx.ts';
import { loginWxH5 } from './login-wx-h5.ts';
import { logoff } from './logoff.ts';
import { logout } from './logout.ts';
import { oneClickLoginH5 } from './one-click-login-h5.ts';
import { userOrders } from './operator-users.ts';
import { sweepCodesJob } from './sweep-codes.job.ts';
import { sweepCodes } from './sweep-codes.worker.ts';
import { tellOfGuessesJob } from './tell-of-guesses.job.ts';
import { tellOfGuesses } from './tell-of-guesses.worker.ts';

export const loginHandlers = {
  LOGINWX: loginWx,
  LOGINWXH5: loginWxH5,
  LOGINQQH5: loginQqH5,
  LOGINQQANDROID: loginQqAndroid,
  LOGINDEV: loginDev,
  LOGINDY: loginDy,
  LOGINKS: loginKs,
  LOGINGOOGLE: loginGoogle,
  LOGINGOOGLEH5: loginGoogleH5,
  LOGINFB: loginFb,
  LOGINFBH5: loginFbH5,
  LOGINAPPLE: loginApple,
  LOGINLIAOLIAO: loginLiaoliao,
  LOGINAPPONECLICK: loginAppOneClick,
  ONECLICKLOGINH5: oneClickLoginH5,
  LOGINPHONECODE: loginPhoneCode,
  LOGINGETSMSCODE: loginGetSmsCode,
  GETSMSCODE: getSmsCode,
  LOGINBINDPHONE: loginBindPhone,
  GETPHONENUM: getPhoneNum,
  CODEAUTH: codeAuth,
  LOGOFF: logoff,
  LOGOUT: logout,
} satisfies Pick<Handlers, keyof typeof loginCommands>;

export const loginModule: ServerModule = {
  orders: userOrders,
  jobs: [work(sweepCodesJob, sweepCodes), work(tellOfGuessesJob, tellOfGuesses)],
  subscribers: [
    atOnce(accountEnding, (tx, deps, { uid }) => noteEnds(tx, uid, 'closed', deps.now())),
    atOnce(accountEnding, (tx, _deps, { uid }) => eraseAttempts(tx, uid)),
    atOnce(accountClosed, (tx, _deps, { phones }) => eraseCodes(tx, phones)),
  ],
};
