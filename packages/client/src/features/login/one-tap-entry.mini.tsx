import { useState } from 'react';
import { errorText } from '../../api/command-error';
import { readConfiguration } from '../../domain/configuration/use-configuration';
import { useOneTapOffer } from '../../domain/login/use-one-tap-offer';
import { useT } from '../../lib/translation';
import { hostPhoneButton } from '../../platform/one-tap';
import type { HostPhoneAnswer } from '../../platform/one-tap-port';
import { bindPhone } from '../../session/end-attempt';
import { leaveBinding, leaveLogin } from '../../session/login';
import { logInByHostPhone } from '../../session/one-tap-login';
import { Button } from '../../ui/button';
import { OneTapFrame } from './one-tap-frame';
import type { OneTapEntryProps } from './one-tap-props';

/** Signing in, or binding a phone, with the number that the host knows of its user. */
export function OneTapEntry({ bind, isAgreed, readAgreed, requireAgreement }: OneTapEntryProps) {
  const t = useT();
  const offer = useOneTapOffer();
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string>();
  if (offer?.by !== 'host' || !hostPhoneButton) return null;

  async function enter(hostCode: string): Promise<void> {
    if (bind !== undefined) return leaveBinding(await bindPhone(bind, { hostCode }, await readAgreed()));
    const { protocols } = await readConfiguration();
    await logInByHostPhone(hostCode, protocols.service);
    return leaveLogin();
  }

  async function take(answer: HostPhoneAnswer): Promise<void> {
    setNotice(undefined);
    if (answer.code === undefined) {
      // Who does not want to tell it knows that.
      if (!answer.isRefused) setNotice(t('one-tap.unavailable'));
      return;
    }
    setBusy(true);
    try {
      await enter(answer.code);
    } catch (error) {
      setBusy(false);
      setNotice(errorText(error, t));
    }
  }
  return (
    <OneTapFrame notice={notice}>
      <Button
        isWide
        variant="tonal"
        icon="device"
        label={t(bind === undefined ? 'one-tap.host-button' : 'one-tap.host-bind')}
        isBusy={isBusy}
        // The host asks the user as soon as its button is tapped: not before they have agreed.
        host={isAgreed ? hostPhoneButton((answer) => void take(answer)) : undefined}
        onPress={requireAgreement}
      />
    </OneTapFrame>
  );
}
