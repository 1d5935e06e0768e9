import type { AreaTable } from '../../table.ts';

export default {
  'square.loading': 'Opening the square',
  'square.error': 'The square could not be loaded',
  'square.empty-title': 'The square is still empty',
  'square.empty-text': 'Open a photo you kept, and you can share it here.',
  'square.more': 'Show more',
  'square.photo': '%s, by %s',
  'square.mine': 'Mine',
  'square.date': 'Published',
  'square.shot': 'Shot again by others',
  'square.times': { one: '%d time', other: '%d times' },
  'square.shoot': 'Shoot this with my face',
  'square.again': 'Shoot this',
  'square.publish': 'To the square',
  'square.publish-title': 'Share it in the square?',
  'square.publish-text':
    'Everyone will see this photo, your nickname, and its theme or the words understood from your description, and can shoot the same with their own face. Your face photo never becomes public. You can withdraw it at any time.',
  'square.published': 'It is in the square now',
  'square.withdraw': 'Withdraw',
  'square.withdraw-title': 'Withdraw it from the square?',
  'square.withdraw-text': 'Others will no longer see it in the square. It stays in your album.',
  'square.withdrawn': 'Withdrawn from the square',
} as const satisfies AreaTable<'square'>;
