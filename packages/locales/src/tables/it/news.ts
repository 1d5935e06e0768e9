import type { AreaTable } from '../../table.ts';

export default {
  'message.350.title': '“%s”: le foto sono pronte',
  'message.350.content': {
    one: '“%s”: %d foto è pronta. Vieni a vederla.',
    many: '“%s”: %d di foto sono pronte. Vieni a scegliere le tue preferite.',
    other: '“%s”: tutte le %d foto sono pronte. Vieni a scegliere le tue preferite.',
  },
  'message.351.title': 'La sessione “%s” non è riuscita',
  'message.351.content':
    'La sessione “%s” non è riuscita e non ti è stato addebitato nulla. Riprova con una foto più nitida del tuo volto.',
  'message.354.title': 'Lo studio conosce il tuo volto',
  'message.354.content': 'Scegli un tema e scatta le tue prime foto.',
  'message.360.title': '“%s”: le foto sono pronte',
  'message.360.content': {
    one: '“%s”: %d foto è pronta. “%s” non è riuscito a farla, ci ha pensato “%s”.',
    many: '“%s”: %d di foto sono pronte. “%s” non è riuscito a farle tutte, alle altre ha pensato “%s”.',
    other: '“%s”: tutte le %d foto sono pronte. “%s” non è riuscito a farle tutte, alle altre ha pensato “%s”.',
  },
  'message.361.title': '“%s”: una parte è pronta',
  'message.361.content': {
    one: '“%s”: %d foto è pronta. “%s” non è riuscito a fare le altre: non contano e non costano nulla.',
    many: '“%s”: %d di foto sono pronte. “%s” non è riuscito a fare le altre: non contano e non costano nulla.',
    other: '“%s”: %d foto sono pronte. “%s” non è riuscito a fare le altre: non contano e non costano nulla.',
  },
  'message.362.title': 'La sessione “%s” non è riuscita',
  'message.362.content':
    'La sessione “%s” non è riuscita. “%s” non è riuscito a fare le foto. Non ti è stato addebitato nulla. Riprova più tardi o scegli un altro tema.',
  'message.363.title': '“%s”: una parte è pronta',
  'message.363.content': {
    one: '“%s”: il controllo dei contenuti ha trattenuto %d foto: %s. Non conta e non costa nulla. Le altre sono pronte.',
    many: '“%s”: il controllo dei contenuti ha trattenuto %d di foto: %s. Non contano e non costano nulla. Le altre sono pronte.',
    other:
      '“%s”: il controllo dei contenuti ha trattenuto %d foto: %s. Non contano e non costano nulla. Le altre sono pronte.',
  },
  'message.364.title': 'La sessione “%s” non è riuscita',
  'message.364.content':
    '“%s”: il controllo dei contenuti ha trattenuto tutte le foto: %s. Non ti è stato addebitato nulla. Prova un altro tema o un’altra tua foto.',
  'message.365.title': '“%s”: una parte è pronta',
  'message.365.content': {
    one: '“%s”: %d foto è pronta. Dopo la revoca del consenso le altre non sono state inviate: non contano e non costano nulla.',
    many: '“%s”: %d di foto sono pronte. Dopo la revoca del consenso le altre non sono state inviate: non contano e non costano nulla.',
    other:
      '“%s”: %d foto sono pronte. Dopo la revoca del consenso le altre non sono state inviate: non contano e non costano nulla.',
  },
  'message.366.title': '“%s” non è stato fatto',
  'message.366.content': 'Dopo la revoca del consenso “%s” non è stato inviato. Non ti è stato addebitato nulla.',
  'message.370.title': '“%s” è pronta in 4K',
  'message.370.content': 'La foto è stata ingrandita. Puoi salvarla e farla stampare.',
  'message.371.title': '“%s” non è riuscita in 4K',
  'message.371.content': 'L’ingrandimento non è riuscito e non ti è costato nulla. Apri la foto e riprova.',
  'message.372.title': 'Il video di “%s” è pronto',
  'message.372.content': 'Ora la tua foto si muove. Aprila e guardala.',
  'message.373.title': 'Il video di “%s” non è riuscito',
  'message.373.content': 'Non è stato possibile creare il video e non ti è costato nulla. Apri la foto e riprova.',
  'message.352.title': '“%s” è arrivata',
  'message.352.content': 'Stiamo scattando “%s” e ti avvisiamo qui quando è pronta.',

  'engine.studio': 'Studio interno',
  'engine.comfyui': 'Studio GPU',
  'engine.hosted': 'Studio nel cloud',

  'moderated.sexual': 'troppa pelle nuda o contenuti sessuali',
  'moderated.minor': 'contenuti che potrebbero coinvolgere minori',
  'moderated.violence': 'violenza o sangue',
  'moderated.hate': 'contenuti d’odio o degradanti',
  'moderated.politics': 'contenuti politici',
  'moderated.drugs': 'droghe',
  'moderated.self-harm': 'autolesionismo',
  'moderated.fraud': 'contenuti illegali o fraudolenti',
  'moderated.other': 'contenuti che non si possono mostrare',
  'message.380.title': 'Accesso da un nuovo dispositivo',
  'message.380.content':
    'Qualcuno è appena entrato nel tuo account da un nuovo dispositivo: %s. Se non eri tu, scollegalo in Profilo, Dispositivi.',
  'message.381.title': 'Il tuo account sta per essere eliminato',
  'message.381.content':
    'Il tuo account sarà eliminato il %s con tutto il suo contenuto. Se non sei stato tu o hai cambiato idea, apri qui per tenerlo.',
  'message.382.title': 'Il tuo account resta',
  'message.382.content': 'Non sarà eliminato. Tutto è come prima.',
  'message.383.title': 'Codici errati per il tuo numero',
  'message.383.content':
    'Il %s qualcuno ha provato più volte dei codici per il tuo numero di telefono. Nessuno era giusto. Non dire a nessuno i codici che ricevi. Se hai sbagliato tu a scrivere, non c’è niente da fare.',
  'message.384.title': 'Il tuo numero è cambiato',
  'message.384.content':
    'Ora un altro numero apre il tuo account; il vecchio non più. Se non sei stato tu, contatta subito il gestore.',
  'message.385.title': 'Sei verificato',
  'message.385.content': 'Lo studio ha guardato la tua richiesta e l’ha accettata. Ora puoi usare le tue foto.',
  'message.386.title': 'La tua richiesta non è stata accettata',
  'message.386.content': 'Il motivo è sotto “Un altro modo” nella verifica, dove puoi scrivere di nuovo.',
  'message.391.title': 'Rifiutata una copia del tuo accesso',
  'message.391.content':
    'Il %s qualcuno ha provato ad aprire il tuo account su un altro dispositivo con una copia del tuo accesso. È stato rifiutato. Se non hai spostato tu i dati, scollega gli altri dispositivi in Profilo, Dispositivi.',
  'message.392.title': 'Carte oro per te',
  'message.392.content': 'Carte oro aggiunte: %d. Nei movimenti del profilo trovi tutto.',
  'message.395.title': 'La ricarica è arrivata',
  'message.395.content': {
    one: 'Il pagamento è arrivato un po’ tardi: %d carta è sul tuo conto.',
    many: 'Il pagamento è arrivato un po’ tardi: %d di carte sono sul tuo conto.',
    other: 'Il pagamento è arrivato un po’ tardi: %d carte sono sul tuo conto.',
  },
  'message.396.title': 'Il pagamento torna indietro',
  'message.396.content': 'L’ordine era annullato o già pagato; il denaro torna per la stessa via.',
  'message.397.title': 'Rimborso effettuato',
  'message.397.content': {
    one: 'Il denaro di %d carta è tornato.',
    many: 'Il denaro di %d di carte è tornato.',
    other: 'Il denaro di %d carte è tornato.',
  },
  'message.398.title': 'Rimborso rifiutato',
  'message.398.content': 'Le carte sono di nuovo tue. Per domande chiedi assistenza.',
  'message.399.title': 'Ordine di foto annullato',
  'message.399.content': 'Le carte oro e i punti spesi sono di nuovo tuoi. Le foto di questo ordine sono bloccate.',
} as const satisfies AreaTable<'news'>;
