import type { AreaTable } from '../../table.ts';

export default {
  'darkroom.title': 'Dunkelkammer',
  'darkroom.of-total': { one: '/ %d Foto', other: '/ %d Fotos' },
  'darkroom.progress': { one: '%d von %d Fotos ist fertig', other: '%d von %d Fotos sind fertig' },
  'darkroom.developing': 'Entwicklung',
  'darkroom.table': 'Fotos auf dem Tisch',
  'darkroom.left': 'Noch etwa %s',
  'darkroom.almost': 'Gleich fertig',
  'darkroom.late': 'Dauert etwas länger, noch einen Moment',
  'darkroom.ahead': { one: 'Noch %d Shooting vor dir', other: 'Noch %d Shootings vor dir' },
  'darkroom.queued': 'Wird vorbereitet, gleich geht es los',
  'darkroom.promise': 'Wir sagen dir Bescheid, wenn sie fertig sind. Du kannst ruhig gehen.',
  'darkroom.leave': 'Inzwischen umsehen',
  'darkroom.print': 'Foto %d, fertig',
  'darkroom.print-developing': 'Foto %d, wird entwickelt',
  'darkroom.print-blank': 'Foto %d, noch nicht begonnen',
  'darkroom.finished': 'Alles fertig',
  'darkroom.finished-less': {
    one: '%d weiteres ist nichts geworden und kostet nichts',
    other: '%d weitere sind nichts geworden und kosten nichts',
  },
  'darkroom.dropped': {
    one: '%d Foto sah dir nicht ähnlich genug und fehlt deshalb.',
    other: '%d Fotos sahen dir nicht ähnlich genug und fehlen deshalb.',
  },
  'darkroom.stand-in-clothes': 'Auf diesen Fotos bleiben Kleidung und Gesichtsausdruck wie auf deinem eigenen.',
  'darkroom.stand-in': {
    one: '%s hat nicht alles geschafft; %d Foto kommt von %s.',
    other: '%s hat nicht alles geschafft; %d Fotos kommen von %s.',
  },
  'darkroom.not-counted': {
    one: '%s konnte %d Foto nicht aufnehmen. Es zählt nicht und kostet nichts.',
    other: '%s konnte %d Fotos nicht aufnehmen. Sie zählen nicht und kosten nichts.',
  },
  'darkroom.failed-engine':
    '%s konnte die Aufnahmen nicht machen. Du zahlst nichts. Versuch es später noch einmal oder wähl ein anderes Motiv.',
  'darkroom.withheld': {
    one: 'Nach dem Widerruf wurde %d Foto nicht mehr nach außen gegeben. Es zählt nicht und kostet nichts.',
    other: 'Nach dem Widerruf wurden %d Fotos nicht mehr nach außen gegeben. Sie zählen nicht und kosten nichts.',
  },
  'darkroom.failed-withheld': 'Nach dem Widerruf wurden diese Fotos nicht nach außen gegeben. Du zahlst nichts.',
  'darkroom.moderated': {
    one: 'Die Inhaltsprüfung hat %d Foto zurückgehalten: %s. Es zählt nicht und kostet nichts.',
    other: 'Die Inhaltsprüfung hat %d Fotos zurückgehalten: %s. Sie zählen nicht und kosten nichts.',
  },
  'darkroom.failed-moderated':
    'Die Inhaltsprüfung hat alle Fotos zurückgehalten: %s. Du zahlst nichts. Versuch es mit einem anderen Motiv oder einem anderen Foto von dir.',
  'darkroom.choose': 'Fotos auswählen',
  'darkroom.failed-title': 'Das hat nicht geklappt',
  'darkroom.failed-text': 'Du zahlst nichts. Versuch es mit einem schärferen Foto von deinem Gesicht.',
  'darkroom.shoot-again': 'Neues Shooting',
  'darkroom.offline': 'Kein Netz. Deine Fotos werden weiter entwickelt; du siehst sie, sobald du wieder online bist.',
  'darkroom.cut':
    'Das Studio ist gerade nicht erreichbar. Es geht nichts verloren, diese Seite macht von selbst weiter.',
  'darkroom.loading': 'Dunkelkammer wird geöffnet',
  'darkroom.missing-title': 'Shooting nicht gefunden',
  'darkroom.missing-text': 'Vielleicht wurde es gelöscht. Schau dir andere Motive an.',
  'darkroom.missing-action': 'Motive ansehen',
  'darkroom.error-title': 'Die Dunkelkammer ließ sich nicht öffnen',
} as const satisfies AreaTable<'darkroom'>;
