import { ChannelError } from '../ports/pay-channel.ts';

/** A vendor says no, and its answer is read as genuine. The message is its code alone: its words may repeat what was asked. */
export class RefusalError extends ChannelError {
  readonly code: string;

  constructor(vendor: string, code: string | number, what: string) {
    super(`${vendor} refuses ${what}: ${code}`);
    this.code = String(code);
  }
}
