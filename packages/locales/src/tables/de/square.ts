import type { AreaTable } from '../../table.ts';

export default {
  'square.loading': 'Die Community wird geöffnet',
  'square.error': 'Die Community ließ sich nicht laden',
  'square.empty-title': 'In der Community ist noch nichts',
  'square.empty-text': 'Öffne ein behaltenes Foto, dann kannst du es hier zeigen.',
  'square.more': 'Mehr zeigen',
  'square.photo': '%s, von %s',
  'square.mine': 'Von mir',
  'square.date': 'Veröffentlicht',
  'square.shot': 'Von anderen nachgemacht',
  'square.times': { one: '%d-mal', other: '%d-mal' },
  'square.again': 'Nachmachen',
  'square.publish': 'Veröffentlichen',
  'square.publish-title': 'In der Community zeigen?',
  'square.publish-text':
    'Alle sehen dann dieses Foto von dir, deinen Namen und das Motiv oder die Wörter, die aus deiner Beschreibung verstanden wurden, und können das Gleiche mit ihrem Gesicht machen. Dein hochgeladenes Foto sieht niemand. Du kannst die Veröffentlichung jederzeit zurückziehen.',
  'square.published': 'Jetzt in der Community',
  'square.withdraw': 'Zurückziehen',
  'square.withdrawn': 'Aus der Community zurückgezogen',
} as const satisfies AreaTable<'square'>;
