import type { AreaTable } from '../../table.ts';

export default {
  'gifts.title': 'Regalar tarjetas doradas',
  'gifts.take-title': 'Tarjetas doradas para ti',
  'gifts.text':
    'Regala a un amigo tarjetas doradas que compraste. Llegan en cuanto las acepta; si nadie lo hace en %s, vuelven a ti.',
  'gifts.tail': 'Últimas 4 cifras del número, otra vez',
  'gifts.tail-hint': 'Para que lleguen a la persona correcta.',
  'gifts.count': 'Cuántas',
  'gifts.count-hint': 'Puedes regalar hasta %d.',
  'gifts.count-wrong': 'Escribe un número del 1 al %d.',
  'gifts.give': 'Regalar',
  'gifts.given-title': 'Enviadas',
  'gifts.given-text': 'Enviadas a ese número. Si nadie las acepta antes del %s, vuelven a ti.',
  'gifts.again': 'Regalar más',
  'gifts.none-title': 'Nada que regalar por ahora',
  'gifts.none-text': 'Puedes regalar tarjetas doradas compradas, hasta %d al día.',
  'gifts.buy': 'Recargar',
  'gifts.failed': 'No se pudieron cargar tus tarjetas',
  'gifts.loading': 'Cargando tus tarjetas doradas',
  'gifts.waits-title': 'Tarjetas doradas para ti',
  'gifts.waits-text': 'Acéptalas y quédate con fotos.',
  'gifts.take': 'Aceptar',
  'gifts.taken-title': 'Ya son tuyas',
  'gifts.taken-text': 'Las tarjetas doradas están en tu saldo.',
  'gifts.purse': 'Ver movimientos',
  'gifts.gone-title': 'Ya no está',
} as const satisfies AreaTable<'gifts'>;
