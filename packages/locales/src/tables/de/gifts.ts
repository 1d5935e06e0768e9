import type { AreaTable } from '../../table.ts';

export default {
  'gifts.title': 'Goldkarten verschenken',
  'gifts.take-title': 'Goldkarten für dich',
  'gifts.text':
    'Verschenke Goldkarten, die du gekauft hast. Sie sind da, sobald sie angenommen werden; nimmt sie niemand an (Frist: %s), kommen sie zu dir zurück.',
  'gifts.tail': 'Die letzten 4 Ziffern noch einmal',
  'gifts.tail-hint': 'Damit sie bei der richtigen Person ankommen.',
  'gifts.count': 'Wie viele',
  'gifts.count-hint': 'Du kannst bis zu %d verschenken.',
  'gifts.count-wrong': 'Gib eine Zahl von 1 bis %d ein.',
  'gifts.give': 'Verschenken',
  'gifts.given-title': 'Unterwegs',
  'gifts.given-text': 'An diese Nummer geschickt. Nimmt sie bis %s niemand an, kommen sie zu dir zurück.',
  'gifts.again': 'Noch mehr verschenken',
  'gifts.none-title': 'Gerade nichts zu verschenken',
  'gifts.none-text': 'Verschenken kannst du gekaufte Goldkarten, bis zu %d am Tag.',
  'gifts.buy': 'Aufladen',
  'gifts.failed': 'Deine Goldkarten ließen sich nicht laden',
  'gifts.loading': 'Deine Goldkarten werden geladen',
  'gifts.waits-title': 'Goldkarten für dich',
  'gifts.waits-text': 'Nimm sie an und behalte damit Fotos.',
  'gifts.take': 'Annehmen',
  'gifts.taken-title': 'Sie gehören dir',
  'gifts.taken-text': 'Die Goldkarten sind in deinem Guthaben.',
  'gifts.purse': 'Zum Kontoauszug',
  'gifts.gone-title': 'Nicht mehr da',
} as const satisfies AreaTable<'gifts'>;
