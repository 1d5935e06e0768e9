import type { AreaTable } from '../../table.ts';

export default {
  'legal.service.title': 'Nutzungsbedingungen',
  'legal.service.1':
    'Kinora erstellt aus den Fotos, die du hochlädst, Porträts von dir in verschiedenen Motiven. Die Porträts werden von einer Software erzeugt und nicht mit einer Kamera aufgenommen; jedes ist entsprechend gekennzeichnet.',
  'legal.service.2':
    'Lade nur Fotos von dir selbst hoch oder von Personen, die dem zugestimmt haben. Es ist untersagt, das Gesicht anderer zu verwenden, um sich als sie auszugeben, jemanden zu täuschen oder jemandem zu schaden.',
  'legal.service.3':
    'Deine hochgeladenen Fotos und deine Porträts gehören dir. Wir verwenden sie ausschließlich, um die Leistung für dich zu erbringen, nicht zum Trainieren von Modellen und nicht für Werbung.',
  'legal.service.4':
    'Fotos, die du nicht behältst, werden nach Ablauf einer Frist gelöscht. Die Zahl der Tage steht auf der Seite, auf der du die Fotos auswählst.',
  'legal.service.5':
    'Gib die zugesandten Codes nicht weiter. Wird dein Konto von anderen genutzt, beendest du mit dem Abmelden die Anmeldung auf deren Gerät.',
  'legal.service.6':
    'Bei einem Verstoß gegen diese Bedingungen oder gegen geltendes Recht können wir die Leistung einstellen. Ändern sich die Bedingungen, bitten wir dich, sie erneut zu lesen und ihnen zuzustimmen.',
  'legal.privacy.title': 'Datenschutzerklärung',
  'legal.privacy.1':
    'Wir speichern von dir ausschließlich folgende personenbezogene Daten: deine Telefonnummer, die hochgeladenen Gesichtsfotos, die daraus berechneten Gesichtsmerkmale, deine Porträts sowie die Angabe, welchen Bedingungen du wann zugestimmt hast.',
  'legal.privacy.2':
    'Die Telefonnummer dient nur der Anmeldung und der Wiederherstellung des Kontos. Gesichtsfotos und Gesichtsmerkmale dienen nur den von dir gewählten Motiven und der Prüfung der Ähnlichkeit.',
  'legal.privacy.3':
    'Telefonnummer, Fotos und Gesichtsmerkmale werden verschlüsselt gespeichert. All das wird nicht in Protokolle geschrieben, nicht ohne deine gesonderte Einwilligung an Dritte weitergegeben und nicht zum Trainieren von Modellen verwendet.',
  'legal.privacy.4':
    'Bevor wir Gesichtsdaten verwenden, holen wir deine gesonderte Einwilligung ein. Du kannst sie jederzeit unter „Profil“ widerrufen; Gesichtsfotos und Gesichtsmerkmale werden dann gelöscht.',
  'legal.privacy.5':
    'Ein gelöschtes Foto lässt sich zehn Minuten lang wiederherstellen. Danach wird es aus dem Speicher entfernt, ohne dass eine Kopie bleibt.',
  'legal.privacy.6':
    'SMS werden von einem Dienstleister versandt, der nur deine Telefonnummer und den Code erhält. Meldest du dich mit der Nummer deines Telefons an, prüfen sie dein Netzbetreiber und ein Anmeldedienst.',
  'legal.operator': 'Betreiber',
  'legal.contact': 'Kontakt',
  'legal.version': 'Fassung %s',
  'legal.service.head-1': 'Was wir anbieten',
  'legal.service.head-2': 'Die Fotos, die du hochlädst',
  'legal.service.head-3': 'Wem die Fotos gehören',
  'legal.service.head-4': 'Wie lange sie bleiben',
  'legal.service.head-5': 'Dein Konto',
  'legal.service.head-6': 'Änderungen und Ende',
  'legal.privacy.head-1': 'Was wir speichern',
  'legal.privacy.head-2': 'Wofür',
  'legal.privacy.head-3': 'Wie es geschützt ist',
  'legal.privacy.head-4': 'Deine Einwilligung',
  'legal.privacy.head-5': 'Löschen',
  'legal.privacy.head-6': 'Wer für uns arbeitet',
} as const satisfies AreaTable<'legal'>;
