import type { AreaTable } from '../../table.ts';

export default {
  'square.loading': 'Abriendo la comunidad',
  'square.error': 'No se pudo cargar la comunidad',
  'square.empty-title': 'La comunidad aún está vacía',
  'square.empty-text': 'Abre una foto que hayas conservado y podrás publicarla aquí.',
  'square.more': 'Ver más',
  'square.photo': '%s, de %s',
  'square.mine': 'Mía',
  'square.date': 'Publicada',
  'square.shot': 'Repetida por otros',
  'square.times': { one: '%d vez', many: '%d de veces', other: '%d veces' },
  'square.again': 'Hacer la mía',
  'square.publish': 'Publicar',
  'square.publish-title': '¿Publicarla en la comunidad?',
  'square.publish-text':
    'Todo el mundo verá esta foto con tu aspecto, tu apodo y su tema o las palabras entendidas de tu descripción, y podrá hacerse la misma con su propio rostro. La foto que subiste sigue siendo privada. Puedes retirarla cuando quieras.',
  'square.published': 'Publicada en la comunidad',
  'square.withdraw': 'Retirar',
  'square.withdrawn': 'Retirada de la comunidad',
} as const satisfies AreaTable<'square'>;
