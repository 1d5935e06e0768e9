import type { AreaTable } from '../../table.ts';

export default {
  'square.loading': 'Abriendo la plaza',
  'square.error': 'No se pudo cargar la plaza',
  'square.empty-title': 'La plaza aún está vacía',
  'square.empty-text': 'Abre una foto que hayas conservado y podrás compartirla aquí.',
  'square.more': 'Ver más',
  'square.photo': '%s, de %s',
  'square.mine': 'Mía',
  'square.date': 'Publicada',
  'square.shot': 'Repetida por otros',
  'square.times': { one: '%d vez', many: '%d de veces', other: '%d veces' },
  'square.shoot': 'Hacerla con mi cara',
  'square.again': 'Hacerla',
  'square.publish': 'A la plaza',
  'square.publish-title': '¿Publicarla en la plaza?',
  'square.publish-text':
    'Todo el mundo verá esta foto, tu apodo y su tema o las palabras entendidas de tu descripción, y podrá hacerse la misma con su propia cara. La foto de tu cara nunca se hace pública. Puedes retirarla cuando quieras.',
  'square.published': 'Ya está en la plaza',
  'square.withdraw': 'Retirar',
  'square.withdraw-title': '¿Retirarla de la plaza?',
  'square.withdraw-text': 'Los demás dejarán de verla en la plaza. Sigue en tu álbum.',
  'square.withdrawn': 'Retirada de la plaza',
} as const satisfies AreaTable<'square'>;
