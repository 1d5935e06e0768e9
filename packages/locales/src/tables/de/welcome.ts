import type { AreaTable } from '../../table.ts';

export default {
  'welcome.wordmark': 'Kinora',
  'welcome.title': 'Du, in zwanzigerlei Licht',
  'welcome.text': 'Aus einem Foto werden 20 Porträts.',
  'welcome.promise': 'Was dir nicht ähnlich sieht, bekommst du nicht zu sehen.',
  'welcome.try': 'Probefoto machen',
  'welcome.look': 'Erst mal umsehen',
  'welcome.before': 'Foto',
  'welcome.after': 'Tusche',
  'welcome.drag': 'Nach links und rechts ziehen, um Foto und Tuschbild zu vergleichen',
} as const satisfies AreaTable<'welcome'>;
