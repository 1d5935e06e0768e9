import { inForms } from '../../in-forms.ts';
import type { AreaTable } from '../../table.ts';

const DAYS = { one: '%d giorno', many: '%d di giorni', other: '%d giorni' } as const;

export default {
  'legal.service.title': 'Termini di servizio',
  'legal.privacy.title': 'Informativa sulla privacy',
  'legal.operator': 'Gestore',
  'legal.contact': 'Contatto',
  'legal.version': 'Versione %s',
  'legal.contents': 'Indice',
  'legal.date': 'Ultima revisione: %s',
  'legal.law': 'Legge applicabile',
  'legal.service.head-1': 'Che cosa offriamo',
  'legal.service.1':
    'Kinora usa la foto che carichi per creare tuoi ritratti in temi diversi. Li realizza un software, non una fotocamera, e ognuno lo dichiara.',
  'legal.service.head-2': 'Le foto che carichi',
  'legal.service.2':
    'Carica solo foto tue o di persone che hanno acconsentito.\nNon usare mai il volto di altri per spacciarti per qualcuno, ingannare, nuocere o falsificare documenti.',
  'legal.service.head-3': 'Di chi sono le foto',
  'legal.service.3':
    'Le tue foto e i tuoi ritratti sono tuoi: salvali, stampali, condividili e usali. Noi li usiamo solo per offrirti il servizio, non per addestrare modelli né per pubblicità.\nLe immagini che escono da qui portano la scritta “Generata da IA”. Non toglierla dove la legge la richiede. Una foto per documenti senza etichetta visibile la ricevi solo dopo aver accettato di indicarne tu l’origine.',
  'legal.service.head-4': 'Per quanto tempo',
  'legal.service.4': inForms(
    DAYS,
    (days) =>
      `Le foto che non tieni vengono eliminate dopo ${days}. Quelle che tieni restano finché non le elimini o chiudi l’account.`,
  ),
  'legal.service.head-5': 'Il tuo account',
  'legal.service.5': inForms(
    DAYS,
    (days) =>
      `Non dare a nessuno i codici di verifica. Se altri usano il tuo account, scollega gli altri dispositivi nella pagina “Profilo”.\nPuoi chiudere l’account in ogni momento e ripensarci entro ${days}; poi tutto viene cancellato. Il numero di telefono di un account chiuso non può essere registrato di nuovo per 24 ore.`,
  ),
  'legal.service.5-at-once':
    'Non dare a nessuno i codici di verifica. Se altri usano il tuo account, scollega gli altri dispositivi nella pagina “Profilo”.\nPuoi chiudere l’account in ogni momento; dopo la conferma la cancellazione di tutto comincia subito e non si può tornare indietro. Il numero di telefono di un account chiuso non può essere registrato di nuovo per 24 ore.',
  'legal.service.head-6': 'Minori',
  'legal.service.6':
    'Chi ha meno di %d anni non può aprire un proprio account: lo aggiunge e lo fotografa un genitore o tutore, con il proprio. Le foto di un minore si usano solo con il consenso di un genitore o tutore e non compaiono mai nella community.',
  'legal.service.head-7': 'Che cosa non è permesso',
  'legal.service.7':
    'Niente nudità o pornografia, nulla di sconveniente con minori, niente violenza, odio, droghe, propaganda politica, falsi o frodi.\nUn software valuta le descrizioni prima di ogni scatto e le foto prima che tu le veda; quelle respinte non vengono conservate né contate. Il software può sbagliare: contattaci per un nuovo controllo.',
  'legal.service.head-8': 'La community',
  'legal.service.8':
    'Pubblicare è un consenso a parte. Da quel momento tutti vedono la foto, il nome del tuo profilo e il tema o le parole capite dalla descrizione, e possono scattarne una uguale con il proprio volto; nessuno vede la foto che hai caricato né la descrizione così come l’hai scritta.\nPuoi ritirarla in ogni momento. Dopo il ritiro, gli indirizzi di immagini già aperti scadono al massimo entro due ore. Le foto che altri hanno fatto con il proprio volto sono loro.',
  'legal.service.head-9': 'La nostra responsabilità',
  'legal.service.9':
    'I ritratti li fa un software: potrebbero non somigliarti o avere difetti e non valgono come prova. Facciamo del nostro meglio perché il servizio funzioni, senza promettere che non si fermi mai. La responsabilità prevista dalla legge resta invariata.',
  'legal.service.head-10': 'Modifiche, fine e legge',
  'legal.service.10':
    'Se il senso di questi termini cambia, cambia anche la versione, e ti chiediamo di rileggerli e accettarli di nuovo. Se un account viola i termini o la legge, possiamo smettere di servirlo; potrai comunque esportare i tuoi dati.\nVale la legge della sede del gestore, salvo che sopra ne sia indicata un’altra. La tutela dei consumatori del luogo in cui vivi resta intatta.',
  'legal.privacy.head-1': 'Che cosa conserviamo',
  'legal.privacy.1':
    'Conserviamo solo ciò che serve al servizio e alla sicurezza.\n• Account: il numero di telefono o l’identificativo di un altro accesso; nome e foto del profilo; genere, anno di nascita e simili se li indichi; il link da cui arrivi, se lo indica.\n• Volto: le foto caricate, la persona ritagliata, i tratti con cui si verifica la somiglianza, una stima di genere ed età.\n• Sessioni: i temi scelti, le descrizioni, le foto e i video realizzati, i messaggi.\n• Registrazioni: tipo di dispositivo e ora degli accessi; che cosa hai accettato o rifiutato, in quale versione e lingua.',
  'legal.privacy.1-shop':
    '• Ordini: che cosa hai comprato, a che prezzo e come è stato pagato, con l’identificativo che il servizio di pagamento dà a chi paga quando gli serve; ciò che hai scritto su un ordine; nome, telefono e indirizzo a cui vanno le stampe. Si cancella con l’account, l’identificativo una volta conclusi i rimborsi in corso.\n• Regali: quante carte oro hai regalato e quando, e il numero di telefono di chi le riceve, con quasi tutte le cifre nascoste; finché non sono ritirate o non tornano, anche un’impronta del numero protetta da chiave. Si cancella con il tuo account, il numero nascosto anche quando chi le ha ricevute chiude il suo.',
  'legal.privacy.head-2': 'A che cosa serve',
  'legal.privacy.2':
    'Il numero di telefono serve ad accedere e a recuperare l’account. Le foto e i tratti del volto servono a realizzare i temi che scegli, a verificare la somiglianza e, se vuoi, a verificare che tu sia una persona reale. Gli indirizzi IP servono solo contro gli abusi. Niente di tutto questo serve a riconoscere persone, addestrare modelli o fare pubblicità, e nulla viene venduto.',
  'legal.privacy.head-3': 'Dove si trova e chi lo riceve',
  'legal.privacy.3':
    'I dati sono sui server del gestore; anche i ritratti sono fatti e valutati lì, salvo che tu accetti altro.\n• Il fornitore di SMS riceve solo numero e codice.\n• Con l’accesso in un tocco il tuo operatore e un servizio di autenticazione verificano il numero; dagli altri accessi prendiamo solo un identificativo.\n• I servizi esterni allo studio che scattano o valutano le foto o verificano persone reali ricevono le foto solo dopo il consenso separato di ogni persona ritratta; quando te lo chiediamo, ne indichiamo i nomi. Un servizio che verifica persone reali riceve anche il tuo vero nome e cognome e il numero del documento: li trasmettiamo senza conservarli, oppure mostri il documento sulla sua pagina.',
  'legal.privacy.3-shop':
    '• Quando paghi, il servizio di pagamento riceve numero e importo dell’ordine e, se gli serve, chi paga e l’indirizzo IP. Chi fa e spedisce le stampe riceve immagine, nome, telefono e indirizzo.',
  'legal.privacy.head-4': 'Il tuo consenso',
  'legal.privacy.4':
    'Ogni cosa si chiede a parte e ognuno risponde per sé: uso del volto, copertine dei temi con il tuo volto, invio di foto a servizi esterni allo studio, foto mostrate nella community. Un no riguarda solo quella cosa.\nPuoi revocare un consenso in ogni momento nella pagina “Profilo”. Se revochi quello all’uso del volto, le foto e i tratti del volto vengono eliminati subito, e ciò che avevi pubblicato lascia la community.',
  'legal.privacy.head-5': 'Per quanto tempo',
  'legal.privacy.5': inForms(
    DAYS,
    (days) =>
      `• Le foto che non superano il controllo non si conservano; quelle che lo superano e non vengono usate si cancellano entro un’ora.\n• Foto e tratti del volto: finché non li elimini.\n• Ritratti non tenuti: ${days}. Tenuti: finché non li elimini.\n• Codici e registrazioni contro gli abusi: due giorni. Impronte delle credenziali di accesso di terzi, perché nessuna sia usata due volte: 100 giorni. Un accesso scade dopo 90 giorni senza uso; la sua registrazione viene eliminata 90 giorni dopo la scadenza o l’uscita. File esportati: 24 ore.`,
  ),
  'legal.privacy.5-undo': {
    one: '• Ciò che elimini si può ripristinare per %d minuto, poi viene cancellato per sempre.',
    many: '• Ciò che elimini si può ripristinare per %d di minuti, poi viene cancellato per sempre.',
    other: '• Ciò che elimini si può ripristinare per %d minuti, poi viene cancellato per sempre.',
  },
  'legal.privacy.head-6': 'Come è protetto',
  'legal.privacy.6':
    'Numero, foto, tratti e descrizioni sono cifrati quando conservati e trasmessi. I registri di sistema non contengono numeri, codici, indirizzi IP o immagini. Gli indirizzi delle immagini scadono e vanno solo a chi può vederle.',
  'legal.privacy.head-7': 'I tuoi diritti',
  'legal.privacy.7': inForms(
    DAYS,
    (days) =>
      `Puoi vedere, correggere ed esportare i tuoi dati, eliminare foto e persone, revocare consensi e chiudere l’account.\nLa chiusura si può annullare entro ${days}; poi tutto viene cancellato e ricevi un certificato di cancellazione. Il numero di telefono resta altre 24 ore, solo in una forma da cui non si può ricavare. Il gestore cancella periodicamente le copie di backup. Puoi anche presentare un reclamo all’autorità competente.`,
  ),
  'legal.privacy.7-at-once':
    'Puoi vedere, correggere ed esportare i tuoi dati, eliminare foto e persone, revocare consensi e chiudere l’account.\nDopo la conferma della chiusura la cancellazione di tutto comincia subito e non si può tornare indietro; ricevi un certificato di cancellazione. Il numero di telefono resta altre 24 ore, solo in una forma da cui non si può ricavare. Il gestore cancella periodicamente le copie di backup. Puoi anche presentare un reclamo all’autorità competente.',
  'legal.privacy.head-8': 'Minori',
  'legal.privacy.8':
    'Le foto di chi ha meno di %d anni le fa un genitore o tutore, con il proprio account, e registriamo il suo consenso. Se una foto sembra di un bambino te lo chiediamo; l’età stimata da una foto porta solo a una domanda e non decide nulla. Se un bambino ha aperto un account da solo, da quando è indicata l’età quell’account non può più fotografare, ordinare né pubblicare nulla; ciò che contiene si può salvare ed eliminare, e l’account si può chiudere.',
  'legal.privacy.head-9': 'Etichette IA',
  'legal.privacy.9':
    'Ogni immagine che esce ha un’etichetta visibile e una nel file, senza il tuo nome né il tuo account. La consegna di un’immagine senza etichetta visibile viene annotata per circa sei mesi, come chiede la legge; chiuso l’account, la nota non porta più a te.',
  'legal.privacy.head-10': 'Verifica di persona reale',
  'legal.privacy.10':
    'Quando verifica lo studio, le immagini della fotocamera restano in memoria solo per il giudizio e poi vengono scartate; per 30 giorni restano solo l’esito e un’impronta irreversibile, perché nulla sia usato due volte. Le immagini diventano foto tue solo con un consenso a parte. Se per chi non può usare la fotocamera c’è un’altra via (un breve video o una persona che guarda), viene prima spiegata e decidi tu. Un servizio di verifica esterno allo studio richiede un consenso separato.',
  'legal.privacy.head-11': 'Sul tuo dispositivo',
  'legal.privacy.11':
    'Nel browser o nel mini programma conserviamo i dati di accesso, una chiave del dispositivo, le impostazioni, ciò che hai visto di recente e ciò che hai eliminato e puoi ancora ripristinare; i dati di accesso sono cifrati e vengono cancellati quando esci. Niente pubblicità, niente cookie che ti tracciano. Se chiudi l’account su questo dispositivo, l’indirizzo del certificato di cancellazione resta qui, cifrato, per 30 giorni.',
  'legal.privacy.head-12': 'Modifiche e contatto',
  'legal.privacy.12':
    'Se il senso cambia, cambia la versione e ti chiediamo di nuovo il consenso. Per domande rivolgiti al gestore, al contatto qui sopra.',
  'legal.privacy.12-alone':
    'Se il senso cambia, cambia la versione e ti chiediamo di nuovo il consenso. Il gestore non ha ancora indicato qui un contatto.',
  'legal.privacy.head-13': 'Carte oro e punti',
  'legal.privacy.13':
    'Registriamo ogni carta oro, punto e moneta Liao che arriva o se ne va. Alla chiusura dell’account ciò che resta decade; le registrazioni restano per la contabilità e non conducono più a te. Perché il regalo di benvenuto spetti una sola volta per numero di telefono, del tuo resta un’impronta protetta da chiave, da cui il numero non si può ricavare.',
} as const satisfies AreaTable<'legal'>;
