import type { CodeType } from '@kinora/contract';

/** A code on its way. */
export interface CodeMessage {
  /** In E.164. */
  phone: string;
  code: string;
  /** Whose words it is in where the vendor has no template of the operator's. */
  locale: string;
  /** What the code is for, which the message says. */
  type: CodeType;
}

/** Sends short messages. The embedded adapter delivers to the development inbox. */
export interface Sms {
  /**
   * Sends a code.
   * @throws NumberRefusedError where no message can be sent to that number.
   * @throws SmsSilentError where nobody sent it; it may be asked for again.
   */
  sendCode(message: CodeMessage): Promise<void>;
}

/** The number itself is at fault: it does not exist, or wants no messages. */
export class NumberRefusedError extends Error {
  override readonly name = 'NumberRefusedError';
}

/** No vendor sent the message. Its words are codes of the vendors, never what was sent. */
export class SmsSilentError extends Error {
  override readonly name = 'SmsSilentError';
}
