import type { AreaTable } from '../../table.ts';

export default {
  'square.loading': 'Ouverture de la communauté',
  'square.error': 'La communauté n’a pas pu être chargée',
  'square.empty-title': 'La communauté est encore vide',
  'square.empty-text': 'Ouvrez une photo que vous avez gardée pour la partager ici.',
  'square.more': 'Voir plus',
  'square.photo': '%s, par %s',
  'square.mine': 'À moi',
  'square.date': 'Publiée le',
  'square.shot': 'Refaite par d’autres',
  'square.times': { one: '%d fois', many: '%d de fois', other: '%d fois' },
  'square.again': 'Faire pareil',
  'square.publish': 'Publier',
  'square.publish-title': 'Publier dans la communauté ?',
  'square.publish-text':
    'Tout le monde verra cette photo de vous, votre pseudo et son thème ou les mots compris de votre description, et pourra faire la même avec son propre visage. La photo que vous avez envoyée reste privée. Vous pouvez la retirer à tout moment.',
  'square.published': 'Publiée dans la communauté',
  'square.withdraw': 'Retirer',
  'square.withdrawn': 'Retirée de la communauté',
} as const satisfies AreaTable<'square'>;
