/** Sends short messages. The embedded adapter delivers to the development inbox. */
export interface Sms {
  /** `phone` in E.164. Throws when the vendor refuses. */
  sendCode(phone: string, code: string, locale: string): Promise<void>;
}
