import type { AreaTable } from '../../table.ts';

export default {
  'square.loading': 'Apertura della community',
  'square.error': 'Non è stato possibile caricare la community',
  'square.empty-title': 'La community è ancora vuota',
  'square.empty-text': 'Apri una foto che hai tenuto e potrai pubblicarla qui.',
  'square.more': 'Mostra altre',
  'square.photo': '%s, di %s',
  'square.mine': 'Mia',
  'square.date': 'Pubblicata',
  'square.shot': 'Rifatta da altri',
  'square.times': { one: '%d volta', many: '%d di volte', other: '%d volte' },
  'square.again': 'Falla anche tu',
  'square.publish': 'Pubblica',
  'square.publish-title': 'Pubblicarla nella community?',
  'square.publish-text':
    'Tutti vedranno questa foto con il tuo aspetto, il nome del tuo profilo e il tema o le parole capite dalla descrizione, e potranno scattarne una uguale con il proprio volto. La foto che hai caricato resta privata. Puoi ritirarla quando vuoi.',
  'square.published': 'Ora è nella community',
  'square.withdraw': 'Ritira',
  'square.withdrawn': 'Ritirata dalla community',
} as const satisfies AreaTable<'square'>;
