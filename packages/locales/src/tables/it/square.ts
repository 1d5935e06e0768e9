import type { AreaTable } from '../../table.ts';

export default {
  'square.loading': 'Apertura della piazza',
  'square.error': 'Non è stato possibile caricare la piazza',
  'square.empty-title': 'La piazza è ancora vuota',
  'square.empty-text': 'Apri una foto che hai tenuto e potrai condividerla qui.',
  'square.more': 'Mostra altre',
  'square.photo': '%s, di %s',
  'square.mine': 'Mia',
  'square.date': 'Pubblicata',
  'square.shot': 'Rifatta da altri',
  'square.times': { one: '%d volta', many: '%d di volte', other: '%d volte' },
  'square.shoot': 'Scattala con il mio viso',
  'square.again': 'Rifalla',
  'square.publish': 'In piazza',
  'square.publish-title': 'Pubblicarla in piazza?',
  'square.publish-text':
    'Tutti vedranno questa foto, il tuo nickname e il tema o le parole capite dalla descrizione, e potranno scattarne una uguale con il proprio viso. La foto del tuo viso non diventa mai pubblica. Puoi ritirarla quando vuoi.',
  'square.published': 'Ora è in piazza',
  'square.withdraw': 'Ritira',
  'square.withdraw-title': 'Ritirarla dalla piazza?',
  'square.withdraw-text': 'Gli altri non la vedranno più in piazza. Resta nel tuo album.',
  'square.withdrawn': 'Ritirata dalla piazza',
} as const satisfies AreaTable<'square'>;
