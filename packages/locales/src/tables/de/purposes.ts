import type { AreaTable } from '../../table.ts';

export default {
  'covers.ask-title': 'Dein Gesicht auf den Titelbildern?',
  'covers.ask-text':
    'Das Studio nimmt Titelbilder und Beispiele mit deinem Gesicht neu auf. Nur du siehst sie. Wenn nicht, siehst du das Beispielgesicht; du kannst es jederzeit ändern.',
  'covers.ask-title-other': '%s auch auf Titelbildern für zwei zeigen?',
  'covers.ask-text-other':
    'Titelbilder und Beispiele von Motiven für zwei zeigen euch beide. Nur du siehst sie. Frag die Person vorher; bei Minderjährigen entscheidet, wer sorgeberechtigt ist.',
  'covers.agree': 'Ja, gern',
  'covers.refuse': 'Nein',
  'covers.agreed': 'Die Titelbilder wechseln nach und nach',
  'outside.ask-title': 'Fotos an Dienste außerhalb des Studios senden?',
  'outside.ask-text':
    'Zum Aufnehmen, zum Prüfen von Bildern oder für die Echtheitsprüfung gehen Gesichtsfotos an Dienste außerhalb des Studios: %s. Sagst du nein, nimmt nur das Studio selbst auf, und manche Motive gehen dann vielleicht nicht. Du kannst jederzeit widerrufen.',
  'outside.ask-only':
    'Dieses Motiv können nur Dienste außerhalb des Studios aufnehmen, die dafür die Gesichtsfotos bekommen: %s. Sagst du nein, wähl ein anderes Motiv. Du kannst jederzeit widerrufen.',
  'outside.ask-who': 'Es geht um: %s.',
  'outside.ask-text-other':
    'Frag andere, bevor du für sie antwortest; bei Minderjährigen entscheidet, wer sorgeberechtigt ist.',
  'outside.check-first': 'Zum Starten bitte zustimmen',
  'outside.agree': 'Zustimmen',
  'outside.refuse': 'Nur im Studio',
  'outside.other': 'Anderes Motiv',
  'service.aliyun': 'Alibaba Cloud',
  'service.tencent': 'Tencent Cloud',
} as const satisfies AreaTable<'purposes'>;
