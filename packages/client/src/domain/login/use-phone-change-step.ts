import type { ResponseOf } from '@kinora/contract';
import { showError } from '../../api/show-error';
import {
  closePhoneChangeCode,
  keepPhoneChange,
  type PhoneChangeCode,
  type PhoneChangeStep,
} from '../../session/kept-phone-change';
import type { Watcher } from './ask-code';
import { useCodeStep } from './use-code-step';

interface PhoneChangeStepInput {
  /** What is known when the code is asked for. */
  readonly change: Pick<PhoneChangeStep, 'uid' | 'former'> & Pick<PhoneChangeCode, 'number'>;
  /** The code that was awaited before the page was loaded anew. */
  readonly sent: PhoneChangeCode | undefined;
  readonly ask: (watcher: Watcher) => Promise<ResponseOf<'GETSMSCODE'>>;
  readonly enter: (code: string) => Promise<void>;
  readonly tell?: (error: unknown) => boolean;
}

/** A code that changes the phone of an account: it is awaited still where the page is loaded anew. */
export function usePhoneChangeStep({ change, sent, ask, ...step }: PhoneChangeStepInput) {
  const { uid, former, number } = change;

  async function askKept(onChecking: () => void): Promise<number> {
    const { resend_s, expire_s } = await ask({ onChecking });
    const now = Date.now();
    const resendAtMs = now + resend_s * 1000;
    const code = { ...(number && { number }), resendAtMs };
    await keepPhoneChange({ uid, former, code, untilMs: now + expire_s * 1000 });
    return resendAtMs;
  }

  const onOver = (over: number) => void closePhoneChangeCode(uid, over).catch(showError);
  return useCodeStep({ ...step, sent, ask: askKept, onOver });
}
