import type { AreaTable } from '../../table.ts';

export default {
  'gifts.title': 'Give gold cards',
  'gifts.take-title': 'Gold cards for you',
  'gifts.text':
    'Give a friend gold cards that you bought. They arrive as soon as your friend takes them; if nobody does within %s, they come back to you.',
  'gifts.tail': 'Last 4 digits of the number, once more',
  'gifts.tail-hint': 'So that they reach the right person.',
  'gifts.count': 'How many',
  'gifts.count-hint': 'You can give up to %d.',
  'gifts.count-wrong': 'Enter a number from 1 to %d.',
  'gifts.give': 'Give',
  'gifts.given-title': 'On their way',
  'gifts.given-text': 'They were sent to that number. If nobody takes them by %s, they come back to you.',
  'gifts.again': 'Give more',
  'gifts.none-title': 'Nothing to give right now',
  'gifts.none-text': 'You can give gold cards that you bought, up to %d a day.',
  'gifts.buy': 'Top up',
  'gifts.failed': 'Your gold cards could not be fetched',
  'gifts.loading': 'Fetching your gold cards',
  'gifts.waits-title': 'Gold cards for you',
  'gifts.waits-text': 'Take them, and keep photos with them.',
  'gifts.take': 'Take them',
  'gifts.taken-title': 'They are yours',
  'gifts.taken-text': 'The gold cards are in your balance.',
  'gifts.purse': 'See statement',
  'gifts.gone-title': 'Not there any more',
} as const satisfies AreaTable<'gifts'>;
