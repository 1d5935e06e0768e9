/** Sends short messages. The embedded adapter delivers to the development inbox. */
export interface Sms {
  /**
   * Sends a code to a phone in E.164, in the words of a locale where the vendor has no template of the operator's.
   * @throws NumberRefusedError where no message can be sent to that number.
   * @throws SmsSilentError where nobody sent it; it may be asked for again.
   */
  sendCode(phone: string, code: string, locale: string): Promise<void>;
}

/** The number itself is at fault: it does not exist, or wants no messages. */
export class NumberRefusedError extends Error {
  override readonly name = 'NumberRefusedError';
}

/** No vendor sent the message. Its words are codes of the vendors, never what was sent. */
export class SmsSilentError extends Error {
  override readonly name = 'SmsSilentError';
}
