import type { OneTapPort } from './one-tap-port';

interface PhoneNumberEvent {
  readonly detail?: { readonly code?: string; readonly errMsg?: string };
}

export const isCarrierInReach: OneTapPort['isCarrierInReach'] = () => false;

export const askCarrier: OneTapPort['askCarrier'] = undefined;

/** The host shows the user their number and asks whether the app may have it. */
export const hostPhoneButton: OneTapPort['hostPhoneButton'] = (onAnswer) => ({
  openType: 'getPhoneNumber',
  onGetPhoneNumber: ({ detail }: PhoneNumberEvent) => {
    const { code, errMsg = '' } = detail ?? {};
    onAnswer(code ? { code } : { isRefused: /deny|cancel/i.test(errMsg) });
  },
});
