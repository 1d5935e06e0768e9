import { ERROR } from '@kinora/contract';
import { useState } from 'react';
import { CommandError, errorText, isError } from '../../api/command-error';
import { showError } from '../../api/show-error';
import { useT } from '../../lib/translation';

/** Of a code that takes no more entries. */
const OVER = [ERROR.codeExpired, ERROR.codeTooManyTries];
const ABOUT_CODE = [ERROR.codeWrong, ERROR.codeExpired, ERROR.codeTooManyTries];

/** Until the next code may be asked for, as the server says with {@link ERROR.codeTooOften}. */
const secondsOf = (error: unknown): number => (error instanceof CommandError ? Number(error.args[0]) : 0);

interface CodeStepInput {
  /** Has a code sent; when the next may be asked for, device time in ms. */
  readonly ask: (onChecking: () => void) => Promise<number>;
  /** Does what the code confirms. The step is busy until it is taken off the screen or forgotten, or until this fails. */
  readonly enter: (code: string) => Promise<void>;
  /** Shows why no code was sent, or what it confirms was not done; false: a toast says it. Errors of the code itself stand at its field. */
  readonly tell?: (error: unknown) => boolean;
  /** A code is on its way already; when the next may be asked for, device time in ms, and the error by which it takes no more entries. */
  readonly sent?: { readonly resendAtMs: number; readonly over?: number | undefined } | undefined;
  /** Told that error: whoever keeps the step keeps it too. */
  readonly onOver?: (error: number) => void;
}

/** What the field of such a code shows, and what its buttons do. */
export type CodeEntryState = ReturnType<typeof useCodeStep>['entry'];

/** One code: asked for, entered, taken or refused. */
export function useCodeStep({ ask, enter, tell = () => false, sent, onOver }: CodeStepInput) {
  const t = useT();
  const [code, setCode] = useState('');
  const [isCodeSent, setCodeSent] = useState(sent !== undefined);
  const [resendAtMs, setResendAtMs] = useState(sent?.resendAtMs ?? 0);
  const [busy, setBusy] = useState<'requesting' | 'entering'>();
  const [isChecking, setChecking] = useState(false);
  const [codeError, setCodeError] = useState(
    sent?.over === undefined ? undefined : errorText(new CommandError(sent.over), t),
  );
  const [isOver, setOver] = useState(sent?.over !== undefined);

  async function request() {
    if (busy) return;
    setBusy('requesting');
    try {
      setResendAtMs(await ask(() => setChecking(true)));
      setCodeSent(true);
      setCodeError(undefined);
      setOver(false);
    } catch (error) {
      // One was sent a moment ago, wherever it was asked for: it can be entered.
      if (isError(error, ERROR.codeTooOften)) {
        setResendAtMs(Date.now() + secondsOf(error) * 1000);
        setCodeSent(true);
      }
      if (!tell(error)) showError(error);
    } finally {
      setBusy(undefined);
      setChecking(false);
    }
  }

  async function submit(entered: string) {
    if (busy) return;
    setBusy('entering');
    setCodeError(undefined);
    try {
      await enter(entered);
    } catch (error) {
      setBusy(undefined);
      setCode('');
      const over = OVER.find((id) => isError(error, id));
      setOver(over !== undefined);
      if (over !== undefined) onOver?.(over);
      if (ABOUT_CODE.some((id) => isError(error, id))) setCodeError(errorText(error, t));
      else if (!tell(error)) showError(error);
    }
  }

  return {
    isCodeSent,
    isChecking,
    isRequesting: busy === 'requesting',
    isBusy: busy === 'entering',
    resendAtMs,
    request,
    /** Of the field that the code is entered in. */
    entry: {
      code,
      onChange: setCode,
      onSubmit: submit,
      error: codeError,
      isOver,
      isBusy: busy === 'entering',
      resendAtMs,
      isRequesting: busy === 'requesting',
      onResend: request,
    },
    /** Back to the code that was sent before. */
    resume: () => setCodeSent(true),
    forget: () => {
      setBusy(undefined);
      setCodeSent(false);
      setCode('');
      setCodeError(undefined);
      setOver(false);
    },
  };
}
