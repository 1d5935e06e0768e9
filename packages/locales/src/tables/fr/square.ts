import type { AreaTable } from '../../table.ts';

export default {
  'square.loading': 'Ouverture de la place',
  'square.error': 'La place n’a pas pu être chargée',
  'square.empty-title': 'La place est encore vide',
  'square.empty-text': 'Ouvrez une photo que vous avez gardée pour la partager ici.',
  'square.more': 'En voir plus',
  'square.photo': '%s, par %s',
  'square.mine': 'À moi',
  'square.date': 'Publiée le',
  'square.shot': 'Refaite par d’autres',
  'square.times': { one: '%d fois', many: '%d de fois', other: '%d fois' },
  'square.shoot': 'La refaire avec mon visage',
  'square.again': 'La refaire',
  'square.publish': 'Publier',
  'square.publish-title': 'Publier sur la place ?',
  'square.publish-text':
    'Tout le monde verra cette photo, votre pseudo et son thème ou les mots compris de votre description, et pourra faire la même avec son propre visage. La photo de votre visage ne devient jamais publique. Vous pouvez la retirer à tout moment.',
  'square.published': 'Elle est sur la place',
  'square.withdraw': 'Retirer',
  'square.withdraw-title': 'La retirer de la place ?',
  'square.withdraw-text': 'Les autres ne la verront plus sur la place. Elle reste dans votre album.',
  'square.withdrawn': 'Retirée de la place',
} as const satisfies AreaTable<'square'>;
