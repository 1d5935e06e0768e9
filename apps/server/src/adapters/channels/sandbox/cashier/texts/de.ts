import type { CashierTexts } from '../cashier-texts.ts';

export const de: CashierTexts = {
  title: 'Demokasse',
  heading: 'Demokasse: Hier fließt kein echtes Geld',
  order: 'Bestellung',
  states: {
    waiting: 'wartet auf Zahlung',
    failed: 'Zahlung fehlgeschlagen, sie kann wiederholt werden',
    closed: 'geschlossen, keine Zahlung mehr möglich',
    paid: 'bezahlt',
  },
  until: 'Offen bis %s UTC. Wer nichts tut, lässt die Zeit ablaufen.',
  back: 'Zurück zum Shop',
  noAnswer: 'Die Kasse antwortet nicht. Versuch es noch einmal.',
  acts: {
    pay: 'Bezahlen',
    fail: 'Fehlschlagen: Die Bank lehnt ab',
    cancel: 'Abbrechen und zurück',
    expire: 'Zeit sofort ablaufen lassen',
    late: 'Bezahlen, den Shop erst nach 20 s benachrichtigen',
    twice: 'Bezahlen, den Shop dreimal zugleich benachrichtigen',
    reordered: 'Bezahlen, danach einen Fehlschlag melden',
    silent: 'Bezahlen, dem Shop nichts sagen: Er muss fragen',
    forged: 'Nicht bezahlen, eine gefälschte Nachricht senden',
  },
};
