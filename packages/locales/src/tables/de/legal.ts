import { inForms } from '../../in-forms.ts';
import type { AreaTable } from '../../table.ts';

const DAYS = { one: '%d Tag', other: '%d Tage' } as const;
// In the dative.
const AFTER_DAYS = { one: '%d Tag', other: '%d Tagen' } as const;

export default {
  'legal.service.title': 'Nutzungsbedingungen',
  'legal.privacy.title': 'Datenschutzerklärung',
  'legal.operator': 'Betreiber',
  'legal.contact': 'Kontakt',
  'legal.version': 'Fassung %s',
  'legal.contents': 'Inhalt',
  'legal.date': 'Text vom %s',
  'legal.law': 'Anwendbares Recht',
  'legal.service.head-1': 'Was wir anbieten',
  'legal.service.1':
    'Kinora erstellt aus den Fotos, die du hochlädst, Porträts von dir in verschiedenen Motiven. Sie werden von einer Software erzeugt und nicht mit einer Kamera aufgenommen; jedes ist entsprechend gekennzeichnet.',
  'legal.service.head-2': 'Die Fotos, die du hochlädst',
  'legal.service.2':
    'Lade nur Fotos von dir selbst hoch oder von Personen, die dem zugestimmt haben.\nNutze nie ein fremdes Gesicht, um dich als jemand anderes auszugeben, andere irrezuführen oder ihnen zu schaden, und auch nicht, um Dokumente zu fälschen.',
  'legal.service.head-3': 'Wem die Fotos gehören',
  'legal.service.3':
    'Deine Fotos und Porträts gehören dir: Speichere, drucke, teile und verwende sie. Wir verwenden sie nur, um die Leistung für dich zu erbringen, nicht zum Trainieren von Modellen und nicht für Werbung.\nBilder, die du speicherst oder teilst, tragen die Kennzeichnung „KI-generiert“. Entferne sie nicht, wo das Gesetz sie verlangt. Ein Passbild ohne sichtbare Kennzeichnung bekommst du nur, wenn du zusagst, die Herkunft selbst anzugeben.',
  'legal.service.head-4': 'Wie lange sie bleiben',
  'legal.service.4': inForms(
    AFTER_DAYS,
    (days) =>
      `Fotos, die du nicht behältst, werden nach ${days} gelöscht. Behaltene bleiben, bis du sie oder dein Konto löschst.`,
  ),
  'legal.service.head-5': 'Dein Konto',
  'legal.service.5': inForms(
    DAYS,
    (days) =>
      `Gib Codes nicht weiter. Nutzen andere dein Konto, beende unter „Profil“ die Anmeldungen anderer Geräte.\nDu kannst dein Konto jederzeit löschen und das ${days} lang zurücknehmen; danach wird alles endgültig gelöscht. Mit der Nummer eines gelöschten Kontos ist 24 Stunden lang kein neues möglich.`,
  ),
  'legal.service.5-at-once':
    'Gib Codes nicht weiter. Nutzen andere dein Konto, beende unter „Profil“ die Anmeldungen anderer Geräte.\nDu kannst dein Konto jederzeit löschen; nach deiner Bestätigung beginnt sofort das endgültige Löschen von allem, ein Zurück gibt es nicht. Mit der Nummer eines gelöschten Kontos ist 24 Stunden lang kein neues möglich.',
  'legal.service.head-6': 'Kinder',
  'legal.service.6':
    'Wer jünger als %d ist, darf kein eigenes Konto eröffnen: Die Sorgeberechtigten fügen das Kind mit ihrem Konto hinzu und fotografieren es. Fotos eines Kindes werden nur mit deren Einwilligung verwendet und erscheinen nie in der Community.',
  'legal.service.head-7': 'Was nicht erlaubt ist',
  'legal.service.7':
    'Keine Nacktheit oder Pornografie, nichts Unangemessenes mit Minderjährigen, keine Gewalt, kein Hass, keine Drogen, keine politische Propaganda, keine Fälschung, kein Betrug.\nEine Software prüft Beschreibungen vor der Aufnahme und Bilder, bevor du sie siehst; abgelehnte Bilder werden weder behalten noch gezählt. Die Software kann sich irren: Bitte uns dann um eine erneute Prüfung.',
  'legal.service.head-8': 'Die Community',
  'legal.service.8':
    'Das Veröffentlichen braucht eine eigene Einwilligung. Alle sehen dann das Bild, deinen Namen und das Motiv oder die Wörter, die aus deiner Beschreibung verstanden wurden, und können das Gleiche mit dem eigenen Gesicht aufnehmen; dein Ausgangsfoto und den Wortlaut deiner Beschreibung sieht niemand.\nDu kannst das Bild jederzeit zurückziehen. Bildadressen, die vorher geöffnet wurden, gelten danach noch höchstens zwei Stunden. Was andere mit ihrem Gesicht aufgenommen haben, gehört ihnen.',
  'legal.service.head-9': 'Wofür wir einstehen',
  'legal.service.9':
    'Porträts macht eine Software; sie können unähnlich sein oder Fehler haben und sind kein Beweis. Wir bemühen uns, den Dienst verfügbar zu halten, garantieren aber nicht, dass er nie ausfällt. Die gesetzliche Haftung bleibt unberührt.',
  'legal.service.head-10': 'Änderungen, Ende und Recht',
  'legal.service.10':
    'Ändert sich der Sinn dieser Bedingungen, ändert sich ihre Fassung, und wir bitten dich, sie erneut zu lesen und zuzustimmen. Bei Verstößen gegen sie oder das Gesetz können wir die Leistung einstellen; deine Daten kannst du weiterhin exportieren.\nEs gilt das Recht am Sitz des Betreibers; ist oben ein anderes genannt, gilt dieses. Der Verbraucherschutz an deinem Wohnort bleibt unberührt.',
  'legal.privacy.head-1': 'Was wir speichern',
  'legal.privacy.1':
    'Wir speichern nur, was für unseren Dienst und die Sicherheit nötig ist, nämlich:\n• Konto: deine Telefonnummer oder die Kennung einer anderen Anmeldung; Name und Profilbild; Geschlecht, Geburtsjahr und Ähnliches, wenn du es angibst; über welchen Link du gekommen bist, wenn er es angibt.\n• Gesicht: hochgeladene Fotos, der Ausschnitt daraus, Gesichtsmerkmale zur Prüfung der Ähnlichkeit, eine Schätzung von Geschlecht und Alter.\n• Shootings: gewählte Motive, deine Beschreibungen, entstandene Fotos und Videos, Nachrichten.\n• Aufzeichnungen: Art des Geräts und Zeit der Anmeldungen; worin du eingewilligt oder was du abgelehnt hast, in welcher Fassung und Sprache.',
  'legal.privacy.1-shop':
    '• Bestellungen: was du gekauft hast, zu welchem Preis und wie es bezahlt wurde, dazu die Kennung, die der Zahlungsdienst der zahlenden Person gibt, wo er sie braucht; was du zu einer Bestellung geschrieben hast; Name, Telefonnummer und Adresse, an die Abzüge gehen. Das wird mit dem Konto gelöscht, die Kennung der zahlenden Person, sobald laufende Erstattungen erledigt sind.\n• Geschenke: wie viele Goldkarten du wann verschenkt hast und die Telefonnummer der beschenkten Person, deren meiste Ziffern verdeckt sind; bis die Karten angenommen sind oder zurückkommen, auch ein mit einem Schlüssel gebildeter Hashwert der Nummer. Das wird mit deinem Konto gelöscht, die verdeckte Nummer auch, wenn die beschenkte Person ihres löscht.',
  'legal.privacy.head-2': 'Wofür',
  'legal.privacy.2':
    'Die Telefonnummer dient der Anmeldung und der Wiederherstellung des Kontos. Gesichtsfotos und Merkmale dienen den gewählten Motiven, der Prüfung der Ähnlichkeit und, wenn du willst, der Echtheitsprüfung. IP-Adressen dienen nur der Abwehr von Missbrauch. Nichts davon dient dazu, Personen zu erkennen, Modelle zu trainieren oder zu werben, und nichts wird verkauft.',
  'legal.privacy.head-3': 'Wo, und wer es bekommt',
  'legal.privacy.3':
    'Die Daten liegen auf den Servern des Betreibers; auch die Porträts entstehen dort und werden dort geprüft, sofern du nicht anderem zustimmst.\n• Der SMS-Dienst bekommt nur Telefonnummer und Code.\n• Bei der Anmeldung mit einem Fingertipp prüfen dein Netzbetreiber und ein Authentifizierungsdienst die Nummer; von anderen Anmeldungen nehmen wir nur eine Kennung.\n• Dienste außerhalb des Studios, die aufnehmen, Bilder prüfen oder die Echtheitsprüfung übernehmen, bekommen Bilder nur, wenn jede Person darin gesondert eingewilligt hat; die Frage nennt diese Dienste beim Namen. Ein Dienst für die Echtheitsprüfung bekommt auch deinen echten Namen und deine Ausweisnummer: Wir geben beides weiter und behalten es nicht, oder du zeigst den Ausweis auf seiner Seite.',
  'legal.privacy.3-shop':
    '• Wenn du bezahlst, bekommt der Zahlungsdienst Nummer und Betrag der Bestellung und, wo er es braucht, Angaben zur zahlenden Person und die IP-Adresse. Wer Abzüge macht und verschickt, bekommt Bild, Name, Telefonnummer und Adresse.',
  'legal.privacy.head-4': 'Deine Einwilligung',
  'legal.privacy.4':
    'Nach allem wird einzeln gefragt, und jede Person antwortet für sich: Nutzung des Gesichts, Titelbilder der Motive mit deinem Gesicht, Bilder an Dienste außerhalb des Studios, Anzeige in der Community. Ein Nein betrifft nur das eine.\nUnter „Profil“ kannst du jederzeit widerrufen. Widerrufst du die Einwilligung zur Nutzung deines Gesichts, werden Gesichtsfotos und Merkmale sofort gelöscht, und veröffentlichte Fotos verlassen die Community.',
  'legal.privacy.head-5': 'Wie lange',
  'legal.privacy.5': inForms(
    DAYS,
    (days) =>
      `• Ungeeignete Fotos werden nicht behalten; geeignete, die nicht genutzt wurden, werden binnen einer Stunde gelöscht.\n• Gesichtsfotos und Merkmale: bis du sie löschst.\n• Nicht behaltene Porträts: ${days}. Behaltene: bis du sie löschst.\n• Codes und Aufzeichnungen gegen Missbrauch: zwei Tage. Hashwerte der Nachweise anderer Anmeldungen, damit keiner zweimal verwendet wird: 100 Tage. Eine Anmeldung endet nach 90 Tagen ohne Nutzung; 90 Tage nach ihrem Ende oder dem Abmelden wird ihre Aufzeichnung gelöscht. Exportierte Dateien: 24 Stunden.`,
  ),
  'legal.privacy.5-undo': {
    one: '• Was du löschst, lässt sich %d Minute lang zurückholen; danach wird es endgültig gelöscht.',
    other: '• Was du löschst, lässt sich %d Minuten lang zurückholen; danach wird es endgültig gelöscht.',
  },
  'legal.privacy.head-6': 'Wie es geschützt ist',
  'legal.privacy.6':
    'Telefonnummer, Fotos, Gesichtsmerkmale und Beschreibungen werden verschlüsselt gespeichert und übertragen. Protokolle enthalten keine Telefonnummern, Codes, IP-Adressen oder Bilder. Adressen von Bildern laufen ab und gehen nur an Berechtigte.',
  'legal.privacy.head-7': 'Deine Rechte',
  'legal.privacy.7': inForms(
    DAYS,
    (days) =>
      `Du kannst deine Daten einsehen, berichtigen und exportieren, Fotos und Personen löschen, Einwilligungen widerrufen und dein Konto löschen.\nDas Löschen des Kontos lässt sich ${days} lang zurücknehmen; danach wird alles endgültig gelöscht, und du bekommst eine Löschbescheinigung. Deine Telefonnummer bleibt noch 24 Stunden, nur in nicht wiederherstellbarer Form. Sicherungskopien löscht der Betreiber nach festen Fristen. Du kannst dich auch bei der Aufsichtsbehörde beschweren.`,
  ),
  'legal.privacy.7-at-once':
    'Du kannst deine Daten einsehen, berichtigen und exportieren, Fotos und Personen löschen, Einwilligungen widerrufen und dein Konto löschen.\nBestätigst du das Löschen des Kontos, beginnt sofort das endgültige Löschen von allem, ein Zurück gibt es nicht, und du bekommst eine Löschbescheinigung. Deine Telefonnummer bleibt noch 24 Stunden, nur in nicht wiederherstellbarer Form. Sicherungskopien löscht der Betreiber nach festen Fristen. Du kannst dich auch bei der Aufsichtsbehörde beschweren.',
  'legal.privacy.head-8': 'Kinder',
  'legal.privacy.8':
    'Wer jünger als %d ist, wird von den Sorgeberechtigten mit deren Konto fotografiert, und wir halten deren Einwilligung fest. Sieht ein Foto nach einem Kind aus, fragen wir; ein aus dem Foto geschätztes Alter führt nur zu einer Frage und entscheidet nichts. Hat ein Kind allein ein Konto eröffnet, lässt sich damit nichts mehr aufnehmen, bestellen oder veröffentlichen, sobald das Alter angegeben ist; was darin ist, lässt sich speichern und löschen, und das Konto lässt sich schließen.',
  'legal.privacy.head-9': 'KI-Kennzeichnung',
  'legal.privacy.9':
    'Jedes Bild, das du speicherst oder teilst, trägt eine sichtbare Kennzeichnung und eine in der Datei, beide ohne deinen Namen und dein Konto. Wird ein Bild ohne sichtbare Kennzeichnung herausgegeben, wird das, wie gesetzlich vorgeschrieben, rund sechs Monate lang vermerkt; nach dem Löschen des Kontos lässt sich der Vermerk dir nicht mehr zuordnen.',
  'legal.privacy.head-10': 'Echtheitsprüfung',
  'legal.privacy.10':
    'Prüft das Studio, sind die Kamerabilder nur zur Beurteilung im Arbeitsspeicher und werden dann verworfen; nur das Ergebnis und ein nicht umkehrbarer Hashwert bleiben 30 Tage, damit nichts zweimal verwendet wird. Zu deinen Fotos werden die Bilder nur mit gesonderter Einwilligung. Gibt es einen anderen Weg für alle, die keine Kamera nutzen können (ein kurzes Video oder jemand, der nachsieht), wird er vorher erklärt, und du entscheidest. Ein Prüfdienst außerhalb des Studios braucht deine gesonderte Einwilligung.',
  'legal.privacy.head-11': 'Auf deinem Gerät',
  'legal.privacy.11':
    'Im Browser oder Mini-Programm speichern wir Anmeldedaten, einen Schlüssel des Geräts, Einstellungen, zuletzt Gesehenes und Gelöschtes, das du noch zurückholen kannst; die Anmeldedaten sind verschlüsselt und werden beim Abmelden gelöscht. Es gibt keine Werbung und keine Cookies, die dich verfolgen. Löschst du auf diesem Gerät dein Konto, bleibt die Adresse der Löschbescheinigung hier 30 Tage lang verschlüsselt gespeichert.',
  'legal.privacy.head-12': 'Änderungen und Kontakt',
  'legal.privacy.12':
    'Ändert sich der Sinn, ändert sich die Fassung, und wir bitten dich erneut um deine Zustimmung. Bei Fragen erreichst du den Betreiber über den Kontakt oben.',
  'legal.privacy.12-alone':
    'Ändert sich der Sinn, ändert sich die Fassung, und wir bitten dich erneut um deine Zustimmung. Einen Kontakt hat der Betreiber hier noch nicht angegeben.',
  'legal.privacy.head-13': 'Goldkarten und Punkte',
  'legal.privacy.13':
    'Wir halten jede Goldkarte, jeden Punkt und jede Liao-Münze fest, die dazukommt oder weggeht. Wird das Konto gelöscht, verfällt, was übrig ist; die Buchungen bleiben zum Abgleich und lassen sich dir nicht mehr zuordnen. Damit es das Willkommensgeschenk je Telefonnummer nur einmal gibt, bleibt ein mit einem Schlüssel gebildeter Hashwert deiner Nummer, aus dem sie sich nicht errechnen lässt.',
} as const satisfies AreaTable<'legal'>;
