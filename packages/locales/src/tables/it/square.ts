import type { AreaTable } from '../../table.ts';

export default {
  'square.loading': 'Apertura della comunità',
  'square.error': 'Non è stato possibile caricare la comunità',
  'square.empty-title': 'La comunità è ancora vuota',
  'square.empty-text': 'Apri una foto che hai tenuto e potrai condividerla qui.',
  'square.more': 'Mostra altre',
  'square.photo': '%s, di %s',
  'square.mine': 'Mia',
  'square.date': 'Pubblicata',
  'square.shot': 'Rifatta da altri',
  'square.times': { one: '%d volta', many: '%d di volte', other: '%d volte' },
  'square.again': 'Rifalla',
  'square.publish': 'Pubblica',
  'square.publish-title': 'Pubblicarla nella comunità?',
  'square.publish-text':
    'Tutti vedranno questa foto con il tuo aspetto, il tuo nickname e il tema o le parole capite dalla descrizione, e potranno scattarne una uguale con il proprio volto. La foto che hai caricato resta privata. Puoi ritirarla quando vuoi.',
  'square.published': 'Ora è nella comunità',
  'square.withdraw': 'Ritira',
  'square.withdraw-title': 'Ritirarla dalla comunità?',
  'square.withdraw-text': 'Gli altri non la vedranno più nella comunità. Resta nel tuo album.',
  'square.withdrawn': 'Ritirata dalla comunità',
} as const satisfies AreaTable<'square'>;
