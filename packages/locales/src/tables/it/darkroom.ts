import type { AreaTable } from '../../table.ts';

export default {
  'darkroom.title': 'Camera oscura',
  'darkroom.of-total': { one: '/ %d foto', many: '/ %d di foto', other: '/ %d foto' },
  'darkroom.progress': {
    one: '%d foto pronta su %d',
    many: '%d di foto pronte su %d',
    other: '%d foto pronte su %d',
  },
  'darkroom.developing': 'Sviluppo',
  'darkroom.table': 'Foto sul tavolo',
  'darkroom.left': 'Ancora %s circa',
  'darkroom.almost': 'Quasi pronto',
  'darkroom.late': 'Ci vuole un po’ di più, ancora un attimo',
  'darkroom.ahead': {
    one: '%d sessione prima della tua',
    many: '%d di sessioni prima della tua',
    other: '%d sessioni prima della tua',
  },
  'darkroom.queued': 'In preparazione, si scatta tra poco',
  'darkroom.promise': 'Ti avvisiamo quando sono pronte. Se esci, non si perde nulla.',
  'darkroom.leave': 'Intanto do un’occhiata',
  'darkroom.print': 'Foto %d, pronta',
  'darkroom.print-developing': 'Foto %d, in sviluppo',
  'darkroom.print-blank': 'Foto %d, non ancora iniziata',
  'darkroom.finished': 'Tutto pronto',
  'darkroom.finished-less': {
    one: '%d altra non è riuscita, senza costi',
    many: '%d altre non sono riuscite, senza costi',
    other: '%d altre non sono riuscite, senza costi',
  },
  'darkroom.dropped': {
    one: '%d foto non ti somigliava abbastanza: l’abbiamo scartata.',
    many: '%d di foto non ti somigliavano abbastanza: le abbiamo scartate.',
    other: '%d foto non ti somigliavano abbastanza: le abbiamo scartate.',
  },
  'darkroom.stand-in-clothes': 'In quelle foto vestiti ed espressione restano come nella tua foto.',
  'darkroom.stand-in': {
    one: '“%s” non è riuscito a fare tutto: %d foto è di “%s”.',
    many: '“%s” non è riuscito a fare tutto: %d di foto sono di “%s”.',
    other: '“%s” non è riuscito a fare tutto: %d foto sono di “%s”.',
  },
  'darkroom.not-counted': {
    one: '“%s” non è riuscito a fare %d foto. Non conta e non costa nulla.',
    many: '“%s” non è riuscito a fare %d di foto. Non contano e non costano nulla.',
    other: '“%s” non è riuscito a fare %d foto. Non contano e non costano nulla.',
  },
  'darkroom.failed-engine':
    '“%s” non è riuscito a fare le foto. Non ti è stato addebitato nulla. Riprova più tardi o scegli un altro tema.',
  'darkroom.withheld': {
    one: 'Dopo la revoca del consenso %d foto non è più stata affidata a servizi esterni. Non conta e non costa nulla.',
    many: 'Dopo la revoca del consenso %d di foto non sono più state affidate a servizi esterni. Non contano e non costano nulla.',
    other:
      'Dopo la revoca del consenso %d foto non sono più state affidate a servizi esterni. Non contano e non costano nulla.',
  },
  'darkroom.failed-withheld':
    'Dopo la revoca del consenso queste foto non sono state affidate a servizi esterni. Non ti è stato addebitato nulla.',
  'darkroom.moderated': {
    one: 'Il controllo dei contenuti ha trattenuto %d foto: %s. Non conta e non costa nulla.',
    many: 'Il controllo dei contenuti ha trattenuto %d di foto: %s. Non contano e non costano nulla.',
    other: 'Il controllo dei contenuti ha trattenuto %d foto: %s. Non contano e non costano nulla.',
  },
  'darkroom.failed-moderated':
    'Il controllo dei contenuti ha trattenuto tutte le foto: %s. Non ti è stato addebitato nulla. Prova un altro tema o un’altra tua foto.',
  'darkroom.choose': 'Scegli le foto',
  'darkroom.failed-title': 'La sessione non è riuscita',
  'darkroom.failed-text': 'Non ti è stato addebitato nulla. Riprova con una foto più nitida del tuo volto.',
  'darkroom.shoot-again': 'Scatta di nuovo',
  'darkroom.offline': 'Nessuna rete. Le tue foto continuano a svilupparsi: le vedrai quando torni online.',
  'darkroom.cut': 'Al momento lo studio non risponde. Non si perde nulla: la pagina riprende da sola.',
  'darkroom.loading': 'Apertura della camera oscura',
  'darkroom.missing-title': 'Sessione non trovata',
  'darkroom.missing-text': 'Forse è stata eliminata. Dai un’occhiata ad altri temi.',
  'darkroom.missing-action': 'Vedi i temi',
  'darkroom.error-title': 'La camera oscura non si è aperta',
} as const satisfies AreaTable<'darkroom'>;
