import type { AreaTable } from '../../table.ts';

export default {
  'welcome.wordmark': 'Kinora',
  'welcome.title': 'Tu, in venti luci',
  'welcome.text': 'Da una foto nascono 20 ritratti.',
  'welcome.promise': 'Se non ti somiglia, non te la mostriamo.',
  'welcome.try': 'Prova uno scatto',
  'welcome.look': 'Prima do un’occhiata',
  'welcome.before': 'Foto',
  'welcome.after': 'Inchiostro',
  'welcome.drag': 'Trascina a sinistra e a destra per confrontare la foto e il dipinto a inchiostro',
} as const satisfies AreaTable<'welcome'>;
