import type { AreaTable } from '../../table.ts';

export default {
  'message.350.title': '„%s“ ist fertig',
  'message.350.content': {
    one: '„%s“: %d Foto ist fertig. Schau es dir an.',
    other: '„%s“: Alle %d Fotos sind fertig. Such dir deine liebsten aus.',
  },
  'message.351.title': '„%s“ hat nicht geklappt',
  'message.351.content':
    '„%s“ ist nichts geworden, du zahlst nichts. Versuch es mit einem schärferen Foto von deinem Gesicht.',
  'message.354.title': 'Das Studio kennt dein Gesicht',
  'message.354.content': 'Such dir ein Motiv aus und mach deine ersten Fotos.',
  'message.360.title': '„%s“ ist fertig',
  'message.360.content': {
    one: '„%s“: %d Foto ist fertig. %s konnte es nicht aufnehmen, %s ist eingesprungen.',
    other: '„%s“: Alle %d Fotos sind fertig. %s konnte nicht alle aufnehmen, %s ist eingesprungen.',
  },
  'message.361.title': '„%s“ ist zum Teil fertig',
  'message.361.content': {
    one: '„%s“: %d Foto ist fertig. Die übrigen konnte %s nicht aufnehmen; sie zählen nicht und kosten nichts.',
    other: '„%s“: %d Fotos sind fertig. Die übrigen konnte %s nicht aufnehmen; sie zählen nicht und kosten nichts.',
  },
  'message.362.title': '„%s“ hat nicht geklappt',
  'message.362.content':
    '„%s“ ist nichts geworden. %s konnte die Aufnahmen nicht machen. Du zahlst nichts. Versuch es später noch einmal oder wähl ein anderes Motiv.',
  'message.363.title': '„%s“ ist zum Teil fertig',
  'message.363.content': {
    one: '„%s“: Die Inhaltsprüfung hat %d Foto zurückgehalten: %s. Es zählt nicht und kostet nichts. Die übrigen sind fertig.',
    other:
      '„%s“: Die Inhaltsprüfung hat %d Fotos zurückgehalten: %s. Sie zählen nicht und kosten nichts. Die übrigen sind fertig.',
  },
  'message.364.title': '„%s“ hat nicht geklappt',
  'message.364.content':
    '„%s“: Die Inhaltsprüfung hat alle Fotos zurückgehalten: %s. Du zahlst nichts. Versuch es mit einem anderen Motiv oder einem anderen Foto von dir.',
  'message.365.title': '„%s“ ist zum Teil fertig',
  'message.365.content': {
    one: '„%s“: %d Foto ist fertig. Nach dem Widerruf wurden die übrigen nicht nach außen gegeben; sie zählen nicht und kosten nichts.',
    other:
      '„%s“: %d Fotos sind fertig. Nach dem Widerruf wurden die übrigen nicht nach außen gegeben; sie zählen nicht und kosten nichts.',
  },
  'message.366.title': '„%s“ wurde nicht aufgenommen',
  'message.366.content': 'Nach dem Widerruf wurde „%s“ nicht nach außen gegeben. Du zahlst nichts.',
  'message.370.title': '„%s“ ist in 4K fertig',
  'message.370.content': 'Das Foto wurde vergrößert. Du kannst es speichern und drucken lassen.',
  'message.371.title': '„%s“ ließ sich nicht in 4K erstellen',
  'message.371.content':
    'Das Vergrößern hat nicht geklappt; es kostet dich nichts. Öffne das Foto und versuch es noch einmal.',
  'message.372.title': 'Das Video von „%s“ ist fertig',
  'message.372.content': 'Dein Foto bewegt sich jetzt. Öffne es und sieh es dir an.',
  'message.373.title': 'Das Video von „%s“ hat nicht geklappt',
  'message.373.content':
    'Es ließ sich kein Video erstellen; es kostet dich nichts. Öffne das Foto und versuch es noch einmal.',
  'message.352.title': '„%s“ ist da',
  'message.352.content': 'Wir fotografieren „%s“ und melden uns hier, wenn alles fertig ist.',

  'engine.studio': 'Hausstudio',
  'engine.comfyui': 'GPU-Studio',
  'engine.hosted': 'Cloud-Studio',

  'moderated.sexual': 'zu viel nackte Haut oder sexuelle Inhalte',
  'moderated.minor': 'Inhalte, die Minderjährige betreffen könnten',
  'moderated.violence': 'Gewalt oder Blut',
  'moderated.hate': 'hasserfüllte oder herabwürdigende Inhalte',
  'moderated.politics': 'politische Inhalte',
  'moderated.drugs': 'Drogen',
  'moderated.self-harm': 'Selbstverletzung',
  'moderated.fraud': 'rechtswidrige oder betrügerische Inhalte',
  'moderated.other': 'Inhalte, die nicht gezeigt werden dürfen',
  'message.380.title': 'Anmeldung auf einem neuen Gerät',
  'message.380.content':
    'Auf einem neuen Gerät wurde gerade dein Konto geöffnet: %s. Warst du das nicht, melde es unter „Profil“, „Geräte“ ab.',
  'message.381.title': 'Dein Konto wird bald gelöscht',
  'message.381.content':
    'Dein Konto wird am %s mit allem darin gelöscht. Warst du das nicht oder willst du es behalten, tipp hier.',
  'message.382.title': 'Dein Konto bleibt',
  'message.382.content': 'Es wird nicht gelöscht. Alles ist wie vorher.',
  'message.383.title': 'Falsche Codes für deine Nummer',
  'message.383.content':
    'Am %s hat jemand mehrmals Codes für deine Telefonnummer ausprobiert. Keiner war richtig. Gib Codes, die du bekommst, nie weiter. Hast du dich selbst vertippt, musst du nichts tun.',
  'message.384.title': 'Deine Nummer wurde geändert',
  'message.384.content':
    'Eine andere Nummer öffnet jetzt dein Konto, die alte nicht mehr. Warst du das nicht, wende dich sofort an den Betreiber.',
  'message.414.title': 'Neuer Anmeldeweg hinzugefügt',
  'message.414.content':
    '%s öffnet jetzt auch dein Konto. Warst du das nicht, entferne diesen Anmeldeweg sofort und melde alle anderen Geräte ab.',
  'message.415.title': 'Anmeldeweg entfernt',
  'message.415.content':
    '%s öffnet dein Konto nicht mehr. Warst du das nicht, prüfe sofort deine Anmeldewege und Geräte.',
  'message.385.title': 'Du bist bestätigt',
  'message.385.content':
    'Das Studio hat deine Anfrage angesehen und angenommen. Jetzt kannst du Shootings mit deinen eigenen Fotos machen.',
  'message.386.title': 'Deine Anfrage wurde nicht angenommen',
  'message.386.content':
    'Der Grund steht in der Echtheitsprüfung unter „Ein anderer Weg“; dort kannst du wieder schreiben.',
  'message.391.title': 'Kopie deiner Anmeldung abgewiesen',
  'message.391.content':
    'Am %s wollte jemand auf einem anderen Gerät mit einer Kopie deiner Anmeldung in dein Konto. Das wurde abgelehnt. Hast du deine Daten nicht selbst übertragen, melde die anderen Geräte unter „Profil“, „Geräte“ ab.',
  'message.392.title': 'Goldkarten für dich',
  'message.392.content': 'Neue Goldkarten: %d. Im Kontoauszug unter „Profil“ steht alles.',
  'message.407.title': 'Gutscheine für dich',
  'message.407.content': 'Neue Gutscheine: %d. Jeder bezahlt ein Foto, ein Foto in 4K oder ein Video.',
  'message.428.title': 'Punkte für dich',
  'message.428.content': 'Neue Punkte: %d. Im Kontoauszug unter „Profil“ steht alles.',
  'message.429.title': 'Liao-Münzen für dich',
  'message.429.content': 'Neue Liao-Münzen: %d. Im Kontoauszug unter „Profil“ steht alles.',
  'message.408.title': 'Es hat nicht geklappt: Dein Gutschein ist zurück',
  'message.408.content': 'Du kannst es damit noch einmal versuchen.',
  'message.409.title': 'Deine Bestellung von 4K oder Video wurde zurückgenommen',
  'message.409.content': 'Dein Gutschein gehört wieder dir. Was erstellt wurde, ist gesperrt; das Foto bleibt.',
  'message.395.title': 'Deine Aufladung ist da',
  'message.395.content': {
    one: 'Die Zahlung kam etwas spät; %d Karte ist gutgeschrieben.',
    other: 'Die Zahlung kam etwas spät; %d Karten sind gutgeschrieben.',
  },
  'message.396.title': 'Deine Zahlung geht zurück',
  'message.396.content':
    'Die Bestellung war storniert, schon geschlossen oder schon bezahlt; das Geld kommt auf demselben Weg zurück.',
  'message.430.title': 'Deine Zahlung geht zurück',
  'message.430.content':
    'Die Bestellung war storniert, schon geschlossen oder schon bezahlt; %s gehen auf demselben Weg zurück.',
  'message.440.title': 'Deine Zahlung geht zurück',
  'message.440.content':
    'Sie passte nicht mehr zur Bestellung, die noch auf die Zahlung wartet; %s gehen auf demselben Weg zurück.',
  'message.441.title': 'Hol dir dein Geld bei Apple',
  'message.441.content':
    'Wir sind einverstanden, dass %s für Bestellung %s zurückgehen. Auszahlen kann das nur Apple: Beantrage es auf reportaproblem.apple.com.',
  'message.442.title': 'Dein Kauf gehört wieder dir',
  'message.442.content':
    'Der Store hat %s für Bestellung %s doch wieder eingezogen. Was damit bezahlt war, gehört wieder dir.',
  'message.397.title': 'Erstattung erledigt',
  'message.397.content': { one: 'Das Geld für %d Karte ist zurück.', other: 'Das Geld für %d Karten ist zurück.' },
  'message.398.title': 'Erstattung abgelehnt',
  'message.398.content': 'Deine Karten sind wieder frei. Bei Fragen hol dir Hilfe.',
  'message.423.title': 'Erstattung abgelehnt',
  'message.423.content': 'Deine Bestellung läuft weiter. Bei Fragen hol dir Hilfe.',
  'message.421.title': 'Erstattung bewilligt',
  'message.421.content':
    'Das Geld geht auf demselben Weg zurück, auf dem du bezahlt hast. Wir melden uns, wenn es da ist.',
  'message.422.title': 'Dein Geld ist zurück',
  'message.422.content': 'Es kam auf demselben Weg zurück, auf dem du bezahlt hast. Wie viel, steht in der Bestellung.',
  'message.424.title': 'Erstattung bewilligt',
  'message.424.content':
    '%s für Bestellung %s gehen auf demselben Weg zurück, auf dem du bezahlt hast. Wir melden uns, wenn das Geld da ist.',
  'message.425.title': 'Dein Geld ist zurück',
  'message.425.content': '%s für Bestellung %s sind auf demselben Weg zurück, auf dem du bezahlt hast.',
  'message.426.title': 'Erstattung abgelehnt',
  'message.426.content':
    '%s für Bestellung %s werden nicht erstattet; was du bestellt hast, bleibt dir. Bei Fragen hol dir Hilfe.',
  'message.427.title': 'Erstattung abgelehnt',
  'message.427.content':
    '%s für Bestellung %s werden nicht erstattet; was du bestellt hast, bleibt dir. Warum, steht in der Bestellung.',
  'message.399.title': 'Fotobestellung zurückgenommen',
  'message.399.content': 'Was sie gekostet hat, gehört wieder dir. Die Fotos der Bestellung sind gesperrt.',
  'message.400.title': 'Goldkarten für dich',
  'message.400.content': 'Von „%s“, Goldkarten: %d. Du musst sie nur noch annehmen.',
  'message.401.title': 'Dein Geschenk wurde angenommen',
  'message.401.content': 'Angenommene Goldkarten: %d.',
  'message.402.title': 'Dein Geschenk kam zurück',
  'message.402.content': 'Niemand hat es angenommen. Goldkarten zurück: %d.',
  'message.434.title': 'Dein Geschenk wurde angenommen',
  'message.434.content': 'Angenommen mit der Nummer, die auf %s endet. Goldkarten: %d.',
  'message.435.title': 'Dein Geschenk kam zurück',
  'message.435.content': 'Die Nummer, die auf %s endet, hat es nicht angenommen. Goldkarten zurück: %d.',
  'message.403.title': 'Deine Fotobestellung wurde erstattet',
  'message.403.content':
    'Dein Geld geht auf demselben Weg zurück, auf dem du bezahlt hast. Die Fotos der Bestellung sind gesperrt.',
  'message.431.title': 'Deine Fotobestellung wurde erstattet',
  'message.431.content':
    '%s gehen auf demselben Weg zurück, auf dem du bezahlt hast. Die Fotos der Bestellung sind gesperrt.',
  'message.410.title': 'Es hat nicht geklappt: Deine Karten sind zurück',
  'message.410.content': 'Goldkarten, die wieder dir gehören: %d. Du kannst es noch einmal versuchen.',
  'message.411.title': 'Es hat nicht geklappt: Dein Geld kommt zurück',
  'message.411.content':
    'Dein Geld geht auf demselben Weg zurück, auf dem du bezahlt hast. Du kannst es noch einmal versuchen.',
  'message.432.title': 'Es hat nicht geklappt: Dein Geld kommt zurück',
  'message.432.content':
    '%s gehen auf demselben Weg zurück, auf dem du bezahlt hast. Du kannst es noch einmal versuchen.',
  'message.412.title': 'Deine Bestellung von 4K oder Video wurde zurückgenommen',
  'message.412.content': 'Goldkarten, die wieder dir gehören: %d. Was erstellt wurde, ist gesperrt; das Foto bleibt.',
  'message.413.title': 'Deine Bestellung von 4K oder Video wurde erstattet',
  'message.413.content':
    'Dein Geld geht auf demselben Weg zurück, auf dem du bezahlt hast. Was erstellt wurde, ist gesperrt; das Foto bleibt.',
  'message.433.title': 'Deine Bestellung von 4K oder Video wurde erstattet',
  'message.433.content':
    '%s gehen auf demselben Weg zurück, auf dem du bezahlt hast. Was erstellt wurde, ist gesperrt; das Foto bleibt.',
  'message.404.title': 'Deine Abzüge sind unterwegs',
  'message.404.content': 'Die Sendungsnummer steht in der Bestellung.',
  'message.405.title': 'Deine Abzüge sind erstattet',
  'message.405.content':
    'Das Geld kam auf demselben Weg zurück, auf dem du bezahlt hast. Wie viel, steht in der Bestellung.',
  'message.406.title': 'Deine Abzüge lassen sich nicht machen',
  'message.406.content':
    'Das Foto ist nicht mehr da oder wieder gesperrt. Dein Geld geht auf demselben Weg zurück, auf dem du bezahlt hast.',
  'message.419.title': 'Zu deiner Bestellung gibt es eine Antwort',
  'message.419.content': 'Öffne die Bestellung, um sie zu lesen.',
  'message.420.title': 'Neue Auswahl freigeschaltet',
  'message.420.content': 'Du kannst sie ab jetzt bei jedem Shooting wählen, dauerhaft.',
} as const satisfies AreaTable<'news'>;
