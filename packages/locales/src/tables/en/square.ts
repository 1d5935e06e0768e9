import type { AreaTable } from '../../table.ts';

export default {
  'square.loading': 'Opening the community',
  'square.error': 'The community could not be loaded',
  'square.empty-title': 'Nothing in the community yet',
  'square.empty-text': 'Open a photo you kept, and you can share it here.',
  'square.more': 'Show more',
  'square.photo': '%s, by %s',
  'square.mine': 'Mine',
  'square.date': 'Published',
  'square.shot': 'Shot again by others',
  'square.times': { one: '%d time', other: '%d times' },
  'square.again': 'Shoot this',
  'square.publish': 'Share with the community',
  'square.publish-title': 'Share it with the community?',
  'square.publish-text':
    'Everyone will see this photo of you, your nickname, and its theme or the words understood from your description, and can shoot the same with their own face. The photo you uploaded stays private. You can withdraw it at any time.',
  'square.published': 'Shared with the community',
  'square.withdraw': 'Withdraw',
  'square.withdrawn': 'Withdrawn from the community',
} as const satisfies AreaTable<'square'>;
