import type { AreaTable } from '../../table.ts';

export default {
  'origin.title': 'Bild prüfen',
  'origin.heading': 'Woher kommt dieses Bild?',
  'origin.text':
    'Sieh, was es mit sich trägt: ob eine KI es erzeugt hat, wer es wann gemacht hat und ob es danach verändert wurde.',
  'origin.drop': 'Zieh ein Bild oder Video hierher oder füg es ein',
  'origin.choose': 'Bild oder Video wählen',
  'origin.formats': 'JPEG, PNG, WebP oder MP4, höchstens %d MB',
  'origin.private': 'Geprüft wird auf deinem Gerät. Die Datei wird nicht hochgeladen.',
  'origin.no-file': 'Darin war keine Datei. Versuch es mit einer anderen',
  'origin.checking': 'Wird geprüft',
  'origin.preview': 'Die gewählte Datei',
  'origin.another': 'Weitere Datei prüfen',
  'origin.generated': 'Von KI erzeugt',
  'origin.possible': 'Vielleicht von KI erzeugt',
  'origin.none': 'Keine Kennzeichnung gefunden',
  'origin.none-text':
    'Das macht es nicht zum echten Foto: Kennzeichnungen gehen bei Bildschirmfotos, beim Weiterleiten und beim Bearbeiten verloren.',
  'origin.signed': 'Signiert, ohne Hinweis auf KI',
  'origin.changed': 'Nach dem Signieren verändert',
  'origin.changed-text': 'Auf die Angaben unten ist kein Verlass mehr.',
  'origin.trusted-text':
    'Die Signatur ist unversehrt und stammt von diesem Studio. Weder Bild noch Kennzeichnung wurden verändert.',
  'origin.trusted-video':
    'Die Signatur ist unversehrt und stammt von diesem Studio. Weder Video noch Kennzeichnung wurden verändert.',
  'origin.valid-text':
    'Die Signatur ist unversehrt und nichts wurde verändert, aber wir kennen den Unterzeichner nicht.',
  'origin.unsigned-text': 'So steht es in der Datei, aber niemand hat es signiert. Niemand bürgt dafür.',
  'origin.change-picture': 'Das Bild oder die Kennzeichnung darin wurde verändert',
  'origin.change-video': 'Das Video oder die Kennzeichnung darin wurde verändert',
  'origin.change-notes': 'Die signierten Angaben wurden verändert oder beschädigt',
  'origin.change-signature': 'Die Signatur selbst passt nicht',
  'origin.change-certificate': 'Das Zertifikat des Unterzeichners ist ungültig oder abgelaufen',
  'origin.maker': 'Erstellt von',
  'origin.tool': 'Erstellt mit',
  'origin.time': 'Erstellt am',
  'origin.source': 'Wie es entstand',
  'origin.source-composite': 'Von KI, aus einem Foto',
  'origin.source-trained': 'Ganz von KI',
  'origin.signer': 'Signiert von',
  'origin.fields': 'Implizite Kennzeichnung (GB 45438-2025)',
  'origin.problem-format': 'Diese Art von Datei lässt sich nicht lesen',
  'origin.problem-format-text': 'Wähl ein JPEG, PNG, WebP oder MP4.',
  'origin.problem-damaged': 'Die Datei ist unvollständig',
  'origin.problem-damaged-text': 'Vielleicht wurde sie nicht fertig geladen. Versuch es mit einer anderen Kopie.',
  'origin.problem-size': 'Die Datei ist zu groß',
  'origin.problem-verifier': 'Die Signatur lässt sich gerade nicht prüfen',
  'origin.problem-verifier-text':
    'Das Prüfprogramm wurde nicht geladen. Prüf deine Verbindung und versuch es noch einmal.',
} as const satisfies AreaTable<'origin'>;
