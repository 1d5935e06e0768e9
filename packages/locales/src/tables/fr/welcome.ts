import type { AreaTable } from '../../table.ts';

export default {
  'welcome.wordmark': 'Kinora',
  'welcome.title': 'Vous, sous vingt lumières',
  'welcome.text': 'Une photo devient 20 portraits.',
  'welcome.promise': 'Ce qui ne vous ressemble pas, vous ne le verrez pas.',
  'welcome.try': 'Faire un essai',
  'welcome.look': 'Visiter d’abord',
  'welcome.before': 'Photo',
  'welcome.after': 'Encre',
  'welcome.drag': 'Glissez à gauche et à droite pour comparer la photo et le lavis d’encre',
} as const satisfies AreaTable<'welcome'>;
