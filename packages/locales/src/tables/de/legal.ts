import type { AreaTable } from '../../table.ts';

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
    'Lade nur Fotos von dir selbst hoch oder von Personen, die dem zugestimmt haben.\nNutze nie ein fremdes Gesicht, um dich als jemand anderes auszugeben, zu täuschen, zu schaden oder Ausweise zu fälschen.',
  'legal.service.head-3': 'Wem die Fotos gehören',
  'legal.service.3':
    'Deine Fotos und Porträts gehören dir: Speichere, drucke, teile und verwende sie. Wir verwenden sie nur, um die Leistung für dich zu erbringen, nicht zum Trainieren von Modellen und nicht für Werbung.\nBilder, die hinausgehen, tragen die Kennzeichnung „KI-generiert“. Entferne sie nicht, wo das Gesetz sie verlangt. Ein Passbild ohne sichtbare Kennzeichnung bekommst du nur, wenn du zusagst, die Herkunft selbst anzugeben.',
  'legal.service.head-4': 'Wie lange sie bleiben',
  'legal.service.4':
    'Fotos, die du nicht behältst, werden nach %d Tagen gelöscht. Behaltene bleiben, bis du sie oder dein Konto löschst.',
  'legal.service.head-5': 'Dein Konto',
  'legal.service.5':
    'Gib Codes nicht weiter. Nutzen andere dein Konto, beende unter „Profil“ die Anmeldungen anderer Geräte.\nDu kannst dein Konto jederzeit löschen und das %d Tage lang zurücknehmen; danach wird alles endgültig gelöscht. Mit der Nummer eines gelöschten Kontos ist 24 Stunden lang kein neues möglich.',
  'legal.service.5-at-once':
    'Gib Codes nicht weiter. Nutzen andere dein Konto, beende unter „Profil“ die Anmeldungen anderer Geräte.\nDu kannst dein Konto jederzeit löschen; danach wird sofort alles endgültig gelöscht, ein Zurück gibt es nicht. Mit der Nummer eines gelöschten Kontos ist 24 Stunden lang kein neues möglich.',
  'legal.service.head-6': 'Kinder',
  'legal.service.6':
    'Wer jünger als %d ist, hat kein eigenes Konto: Die Sorgeberechtigten fügen das Kind mit ihrem Konto hinzu und fotografieren es. Fotos eines Kindes werden nur mit deren Einwilligung verwendet und stehen nie in der Community.',
  'legal.service.head-7': 'Was nicht erlaubt ist',
  'legal.service.7':
    'Keine Nacktheit oder Pornografie, nichts Unangemessenes mit Minderjährigen, keine Gewalt, kein Hass, keine Drogen, keine politische Propaganda, keine Fälschung, kein Betrug.\nEine Software prüft Beschreibungen vor der Aufnahme und Bilder, bevor du sie siehst; Abgelehntes wird weder behalten noch gezählt. Sie kann sich irren: Bitte uns dann um eine erneute Prüfung.',
  'legal.service.head-8': 'Veröffentlichen',
  'legal.service.8':
    'Veröffentlichen ist eine eigene Einwilligung. Alle sehen dann das Bild, deinen Namen und das Motiv oder die Wörter, die aus deiner Beschreibung verstanden wurden, und können das Gleiche mit dem eigenen Gesicht aufnehmen; dein Ausgangsfoto und den Wortlaut deiner Beschreibung sieht niemand.\nDu kannst das Bild jederzeit zurückziehen. Schon geöffnete Adressen enden nach höchstens zwei Stunden. Was andere mit ihrem Gesicht aufgenommen haben, gehört ihnen.',
  'legal.service.head-9': 'Wofür wir einstehen',
  'legal.service.9':
    'Porträts macht eine Software; sie können unähnlich sein oder Fehler haben und sind kein Beweis. Wir bemühen uns um einen laufenden Dienst und versprechen nicht, dass er nie ausfällt. Die gesetzliche Haftung bleibt unberührt.',
  'legal.service.head-10': 'Änderungen, Ende und Recht',
  'legal.service.10':
    'Ändert sich der Sinn dieser Bedingungen, ändert sich ihre Fassung, und wir bitten dich, sie erneut zu lesen und zuzustimmen. Bei Verstößen gegen sie oder das Gesetz können wir die Leistung einstellen; deine Daten kannst du weiterhin exportieren.\nEs gilt das Recht am Sitz des Betreibers oder das oben genannte. Der Verbraucherschutz an deinem Wohnort bleibt.',
  'legal.privacy.head-1': 'Was wir speichern',
  'legal.privacy.1':
    'Wir speichern nur, was für unseren Dienst und die Sicherheit nötig ist.\n• Konto: deine Telefonnummer oder die Kennung einer anderen Anmeldung; Name und Profilbild; Geschlecht, Geburtsjahr und Ähnliches, wenn du es angibst.\n• Gesicht: hochgeladene Fotos, die daraus freigestellte Person, Merkmale zur Prüfung der Ähnlichkeit, eine Schätzung von Geschlecht und Alter.\n• Shootings: gewählte Motive, deine Beschreibungen, entstandene Fotos und Videos, Nachrichten.\n• Aufzeichnungen: Art des Geräts und Zeit der Anmeldungen; worin du eingewilligt oder was du abgelehnt hast, in welcher Fassung und Sprache.',
  'legal.privacy.1-shop':
    '• Bestellungen: was du gekauft hast, zu welchem Preis und wie es bezahlt wurde, dazu die Kennung, die der Zahlungsdienst der zahlenden Person gibt, wo er sie braucht; was du zu einer Bestellung geschrieben hast; Name, Telefonnummer und Adresse, an die Abzüge gehen. Das wird mit dem Konto gelöscht, die Kennung, sobald laufende Erstattungen erledigt sind.',
  'legal.privacy.head-2': 'Wofür',
  'legal.privacy.2':
    'Die Telefonnummer dient der Anmeldung und der Wiederherstellung des Kontos. Gesichtsfotos und Merkmale dienen den gewählten Motiven, der Prüfung der Ähnlichkeit und, wenn du willst, der Echtheitsprüfung. Netzadressen dienen nur der Abwehr von Missbrauch. Nichts davon dient dazu, Personen zu erkennen, Modelle zu trainieren oder zu werben, und nichts wird verkauft.',
  'legal.privacy.head-3': 'Wo, und wer es bekommt',
  'legal.privacy.3':
    'Die Daten liegen auf den Servern des Betreibers; auch die Porträts entstehen dort und werden dort geprüft, sofern du nicht anderem zustimmst.\n• Der SMS-Dienst bekommt nur Telefonnummer und Code.\n• Bei der Anmeldung mit einem Fingertipp prüfen dein Netzbetreiber und ein Anmeldedienst die Nummer; von anderen Anmeldungen nehmen wir nur eine Kennung.\n• Dienste außerhalb des Studios, die aufnehmen, prüfen oder die Echtheit feststellen, bekommen Bilder nur, wenn jede Person darin gesondert eingewilligt hat; die Frage nennt sie. Ein Dienst, der die Echtheit feststellt, bekommt auch deinen echten Namen und deine Ausweisnummer: Wir geben beides weiter und behalten es nicht, oder du zeigst den Ausweis auf seiner Seite.',
  'legal.privacy.3-shop':
    '• Wenn du bezahlst, bekommt der Zahlungsdienst Nummer und Betrag der Bestellung und, wo er es braucht, wer zahlt und die Netzwerkadresse. Wer Abzüge macht und verschickt, bekommt Bild, Name, Telefonnummer und Adresse.',
  'legal.privacy.head-4': 'Deine Einwilligung',
  'legal.privacy.4':
    'Nach allem wird einzeln gefragt, und jede Person antwortet für sich: Nutzung des Gesichts, Titelbilder damit, Bilder an Dienste außerhalb, Veröffentlichung. Ein Nein betrifft nur das eine.\nUnter „Profil“ kannst du jederzeit widerrufen. Mit der Einwilligung zum Gesicht werden Gesichtsfotos und Merkmale gelöscht, und Veröffentlichtes wird zurückgezogen.',
  'legal.privacy.head-5': 'Wie lange',
  'legal.privacy.5':
    '• Ungeeignete Fotos werden nicht behalten; geeignete, die nicht genutzt wurden, verschwinden binnen einer Stunde.\n• Gesichtsfotos und Merkmale: bis du sie löschst. Zehn Minuten lang lässt sich das zurücknehmen, dann sind sie weg.\n• Nicht behaltene Porträts: %d Tage. Behaltene: bis du sie löschst.\n• Codes und Aufzeichnungen gegen Missbrauch: zwei Tage. Prüfwerte der Nachweise anderer Anmeldungen, damit keiner zweimal verwendet wird: 100 Tage. Eine Anmeldung endet nach 90 Tagen ohne Nutzung; 90 Tage nach ihrem Ende wird ihre Aufzeichnung gelöscht. Exportierte Dateien: 24 Stunden.',
  'legal.privacy.head-6': 'Wie es geschützt ist',
  'legal.privacy.6':
    'Telefonnummer, Fotos, Merkmale und Beschreibungen werden verschlüsselt gespeichert und übertragen. Protokolle enthalten keine Nummer, keinen Code, keine Netzadresse, kein Bild. Adressen von Bildern laufen ab und gehen nur an Berechtigte.',
  'legal.privacy.head-7': 'Deine Rechte',
  'legal.privacy.7':
    'Du kannst deine Daten einsehen, berichtigen und exportieren, Fotos und Personen löschen, Einwilligungen widerrufen und dein Konto löschen.\nDas lässt sich %d Tage lang zurücknehmen; danach wird alles endgültig gelöscht, und du bekommst eine Bescheinigung. Deine Nummer bleibt noch 24 Stunden in nicht wiederherstellbarer Form. Sicherungen löscht der Betreiber der Reihe nach. Du kannst dich auch bei der Aufsicht beschweren.',
  'legal.privacy.7-at-once':
    'Du kannst deine Daten einsehen, berichtigen und exportieren, Fotos und Personen löschen, Einwilligungen widerrufen und dein Konto löschen.\nDann wird sofort alles endgültig gelöscht, ein Zurück gibt es nicht, und du bekommst eine Bescheinigung. Deine Nummer bleibt noch 24 Stunden in nicht wiederherstellbarer Form. Sicherungen löscht der Betreiber der Reihe nach. Du kannst dich auch bei der Aufsicht beschweren.',
  'legal.privacy.head-8': 'Kinder',
  'legal.privacy.8':
    'Wer jünger als %d ist, wird von den Sorgeberechtigten mit deren Konto fotografiert, und wir halten die Einwilligung fest. Sieht ein Foto nach einem Kind aus, fragen wir; das geschätzte Alter führt nur zu einer Frage und entscheidet nichts. Hat ein Kind allein ein Konto eröffnet, sag es uns, und wir löschen es.',
  'legal.privacy.head-9': 'KI-Kennzeichnung',
  'legal.privacy.9':
    'Jedes Bild, das hinausgeht, trägt eine sichtbare Kennzeichnung und eine in der Datei, ohne deinen Namen und dein Konto. Die Abgabe eines Bildes ohne sichtbare Kennzeichnung wird wie vorgeschrieben rund sechs Monate vermerkt; nach dem Löschen des Kontos führt der Vermerk nicht mehr zu dir.',
  'legal.privacy.head-10': 'Echtheitsprüfung',
  'legal.privacy.10':
    'Prüft das Studio, sind die Kamerabilder nur zur Beurteilung im Speicher und dann weg; Ergebnis und ein nicht umkehrbarer Prüfwert bleiben 30 Tage, damit nichts zweimal verwendet wird. Zu deinen Fotos werden sie nur mit gesonderter Einwilligung. Gibt es einen anderen Weg für alle, die keine Kamera nutzen können (ein kurzes Video oder jemand, der nachsieht), wird er vorher erklärt, und du entscheidest. Ein Dienst außerhalb braucht deine gesonderte Einwilligung.',
  'legal.privacy.head-11': 'Auf deinem Gerät',
  'legal.privacy.11':
    'Im Browser oder Mini-Programm speichern wir Anmeldung, einen Schlüssel des Geräts, Einstellungen und zuletzt Gesehenes; die Anmeldung ist verschlüsselt und verschwindet beim Abmelden. Es gibt keine Werbung und keine Cookies, die dir folgen. Schließt du hier dein Konto, bleibt die Adresse der Bescheinigung 30 Tage verschlüsselt auf diesem Gerät.',
  'legal.privacy.head-12': 'Änderungen und Kontakt',
  'legal.privacy.12':
    'Ändert sich der Sinn, ändert sich die Fassung, und wir fragen erneut. Bei Fragen erreichst du den Betreiber über den Kontakt oben.',
  'legal.privacy.head-13': 'Goldkarten und Punkte',
  'legal.privacy.13':
    'Wir halten jede Goldkarte, jeden Punkt und jede Münze fest, die dazukommt oder weggeht. Wird das Konto gelöscht, verfällt, was übrig ist; die Buchungen bleiben für die Bücher und führen nicht mehr zu dir. Damit es das Willkommensgeschenk je Telefonnummer einmal gibt, bleibt ein Prüfwert deiner Nummer mit Schlüssel, aus dem sie sich nicht errechnen lässt.',
} as const satisfies AreaTable<'legal'>;
