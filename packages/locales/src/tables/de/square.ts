import type { AreaTable } from '../../table.ts';

export default {
  'square.loading': 'Der Marktplatz wird geöffnet',
  'square.error': 'Der Marktplatz ließ sich nicht laden',
  'square.empty-title': 'Der Marktplatz ist noch leer',
  'square.empty-text': 'Öffne ein behaltenes Foto, dann kannst du es hier zeigen.',
  'square.more': 'Mehr zeigen',
  'square.photo': '%s, von %s',
  'square.mine': 'Von mir',
  'square.date': 'Veröffentlicht',
  'square.shot': 'Von anderen nachgemacht',
  'square.times': { one: '%d-mal', other: '%d-mal' },
  'square.shoot': 'Mit meinem Gesicht machen',
  'square.again': 'Nachmachen',
  'square.publish': 'Veröffentlichen',
  'square.publish-title': 'Auf dem Marktplatz zeigen?',
  'square.publish-text':
    'Alle sehen dann dieses Foto, deinen Spitznamen und das Motiv oder die Wörter, die aus deiner Beschreibung verstanden wurden, und können das Gleiche mit ihrem Gesicht machen. Dein Gesichtsfoto wird nie öffentlich. Du kannst es jederzeit zurückziehen.',
  'square.published': 'Jetzt auf dem Marktplatz',
  'square.withdraw': 'Zurückziehen',
  'square.withdraw-title': 'Vom Marktplatz zurückziehen?',
  'square.withdraw-text': 'Andere sehen es dort nicht mehr. In deinem Album bleibt es.',
  'square.withdrawn': 'Vom Marktplatz zurückgezogen',
} as const satisfies AreaTable<'square'>;
