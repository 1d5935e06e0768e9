/** What the customer of a page can do. */
export const ACTS = ['pay', 'fail', 'cancel', 'expire', 'late', 'twice', 'reordered', 'silent', 'forged'] as const;
export type Act = (typeof ACTS)[number];

/** The words of the page on which an order is paid, or not. */
export interface CashierTexts {
  title: string;
  heading: string;
  order: string;
  /** How an order stands. */
  states: Record<'waiting' | 'failed' | 'closed' | 'paid', string>;
  /** With the time. */
  until: string;
  back: string;
  noAnswer: string;
  acts: Record<Act, string>;
}
