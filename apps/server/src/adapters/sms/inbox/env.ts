/** Its name in KINORA_SMS, and in KINORA_ALLOW_SANDBOX. It reads no variable of its own. */
export const INBOX = 'sms-inbox';
