import type { AreaTable } from '../../table.ts';

export default {
  'legal.service.title': 'Termini di servizio',
  'legal.privacy.title': 'Informativa sulla privacy',
  'legal.operator': 'Gestore',
  'legal.contact': 'Contatto',
  'legal.version': 'Versione %s',
  'legal.contents': 'Indice',
  'legal.date': 'Testo del %s',
  'legal.law': 'Legge applicabile',
  'legal.service.head-1': 'Che cosa offriamo',
  'legal.service.1':
    'Kinora usa la foto che carichi per creare tuoi ritratti in temi diversi. Li realizza un software, non una fotocamera, e ognuno lo dichiara.',
  'legal.service.head-2': 'Le foto che carichi',
  'legal.service.2':
    'Carica solo foto tue o di persone che hanno acconsentito.\nNon usare mai il volto di altri per spacciarti per qualcuno, ingannare, nuocere o falsificare documenti.',
  'legal.service.head-3': 'Di chi sono le foto',
  'legal.service.3':
    'Le tue foto e i tuoi ritratti sono tuoi: salvali, stampali, condividili e usali. Noi li usiamo solo per offrirti il servizio, non per addestrare modelli né per pubblicità.\nLe immagini che escono da qui portano la scritta “Generata da IA”. Non toglierla dove la legge la richiede. Una foto per documenti senza contrassegno visibile si riceve solo accettando di indicarne l’origine.',
  'legal.service.head-4': 'Per quanto tempo',
  'legal.service.4':
    'Le foto che non tieni vengono eliminate dopo %d giorni. Quelle che tieni restano finché non le elimini o chiudi l’account.',
  'legal.service.head-5': 'Il tuo account',
  'legal.service.5':
    'Non dare a nessuno i codici. Se altri usano il tuo account, chiudi gli accessi degli altri dispositivi nella pagina “Profilo”.\nPuoi chiudere l’account in ogni momento e ripensarci entro %d giorni; poi tutto viene cancellato. Il numero di un account chiuso non può registrarsi di nuovo per 24 ore.',
  'legal.service.5-at-once':
    'Non dare a nessuno i codici. Se altri usano il tuo account, chiudi gli accessi degli altri dispositivi nella pagina “Profilo”.\nPuoi chiudere l’account in ogni momento; tutto viene cancellato subito, senza ritorno. Il numero di un account chiuso non può registrarsi di nuovo per 24 ore.',
  'legal.service.head-6': 'Minori',
  'legal.service.6':
    'Chi ha meno di %d anni non ha un proprio account: un genitore o tutore lo aggiunge e lo fotografa con il proprio. Le foto di un bambino si usano solo con questo consenso e non compaiono mai nella community.',
  'legal.service.head-7': 'Che cosa non è permesso',
  'legal.service.7':
    'Niente nudità o pornografia, nulla di sconveniente con minori, niente violenza, odio, droghe, propaganda politica, falsi o frodi.\nUn software valuta le descrizioni prima di creare le foto e le immagini prima che tu le veda; ciò che è respinto non è conservato né contato. Può sbagliare: chiedici di ricontrollare.',
  'legal.service.head-8': 'La Comunità',
  'legal.service.8':
    'Pubblicare è un consenso a parte. Tutti allora vedono l’immagine, il tuo nome e il tema o le parole capite dalla descrizione, e possono scattarne una uguale con il proprio volto; nessuno vede la foto di partenza o la descrizione così come l’hai scritta.\nPuoi ritirarla in ogni momento. Gli indirizzi già aperti scadono al massimo dopo due ore. Ciò che altri hanno scattato con il loro volto è loro.',
  'legal.service.head-9': 'La nostra responsabilità',
  'legal.service.9':
    'I ritratti li fa un software: possono non somigliare o avere difetti e non sono prove. Facciamo del nostro meglio perché il servizio funzioni, senza promettere che non si fermi mai. La responsabilità di legge resta.',
  'legal.service.head-10': 'Modifiche, fine e legge',
  'legal.service.10':
    'Quando cambia il senso di queste condizioni cambia la versione, e ti chiediamo di rileggere e accettare. Possiamo smettere di servire un account che le viola o viola la legge; potrai comunque esportare i dati.\nVale la legge della sede del gestore, salvo che sopra ne sia indicata un’altra. La tutela dei consumatori dove vivi resta intatta.',
  'legal.privacy.head-1': 'Che cosa conserviamo',
  'legal.privacy.1':
    'Conserviamo solo ciò che serve al servizio e alla sicurezza.\n• Account: il numero di telefono o l’identificativo di un altro accesso; nome e foto del profilo; genere, anno di nascita e simili se li indichi.\n• Volto: le foto caricate, la persona ritagliata, i tratti con cui si verifica la somiglianza, una stima di genere ed età.\n• Scatti: i temi scelti, le descrizioni, le foto e i video realizzati, i messaggi.\n• Registrazioni: tipo di dispositivo e ora degli accessi; che cosa hai accettato o rifiutato, in quale versione e lingua.',
  'legal.privacy.1-shop':
    '• Ordini: che cosa hai comprato, a che prezzo e come è stato pagato, con l’identificativo che il servizio di pagamento dà a chi paga quando gli serve; ciò che hai scritto su un ordine; nome, telefono e indirizzo a cui vanno le stampe. Si cancella con l’account, l’identificativo una volta conclusi i rimborsi in corso.',
  'legal.privacy.head-2': 'A che cosa serve',
  'legal.privacy.2':
    'Il numero serve ad accedere e a recuperare l’account. Foto del volto e tratti servono ai temi scelti, a verificare la somiglianza e, se vuoi, che tu sia una persona reale. Gli indirizzi IP servono solo contro gli abusi. Nulla serve a riconoscere persone, addestrare modelli o fare pubblicità, e nulla è venduto.',
  'legal.privacy.head-3': 'Dove si trova e chi lo riceve',
  'legal.privacy.3':
    'I dati sono sui server del gestore; anche i ritratti sono fatti e valutati lì, salvo che tu accetti altro.\n• Il fornitore di SMS riceve solo numero e codice.\n• Con l’accesso in un tocco il tuo operatore e un servizio di autenticazione verificano il numero; dagli altri accessi prendiamo solo un identificativo.\n• I servizi esterni allo studio che scattano o valutano le foto o verificano persone reali ricevono immagini solo dopo il consenso separato di ogni persona ritratta; la domanda li nomina. Un servizio che verifica persone reali riceve anche il tuo nome vero e il numero del documento: li trasmettiamo senza conservarli, oppure mostri il documento sulla sua pagina.',
  'legal.privacy.3-shop':
    '• Quando paghi, il servizio di pagamento riceve numero e importo dell’ordine e, se gli serve, chi paga e l’indirizzo IP. Chi fa e spedisce le stampe riceve immagine, nome, telefono e indirizzo.',
  'legal.privacy.head-4': 'Il tuo consenso',
  'legal.privacy.4':
    'Ogni cosa si chiede a parte e ognuno risponde per sé: uso del volto, copertine di temi con il volto, invio di immagini a servizi esterni allo studio, presenza nella community. Un no riguarda solo quella cosa.\nPuoi revocare in ogni momento nella pagina “Profilo”. Se revochi quello all’uso del volto, vengono eliminati foto e tratti, e ciò che era pubblicato lascia la community.',
  'legal.privacy.head-5': 'Per quanto tempo',
  'legal.privacy.5':
    '• Le foto non adatte non si conservano; quelle adatte e non usate spariscono entro un’ora.\n• Foto del volto e tratti: finché non le elimini. Per dieci minuti si può annullare, poi si cancella tutto.\n• Ritratti non tenuti: %d giorni. Tenuti: finché non li elimini.\n• Codici e registrazioni contro gli abusi: due giorni. Impronte di ciò che altri accessi hanno mostrato, perché nulla sia usato due volte: 100 giorni. Un accesso finisce dopo 90 giorni senza uso; la sua registrazione si cancella 90 giorni dopo la fine. File esportati: 24 ore.',
  'legal.privacy.head-6': 'Come è protetto',
  'legal.privacy.6':
    'Numero, foto, tratti e descrizioni sono cifrati quando conservati e trasmessi. I registri non contengono numeri, codici, indirizzi IP o immagini. Gli indirizzi delle immagini scadono e vanno solo a chi può vederle.',
  'legal.privacy.head-7': 'I tuoi diritti',
  'legal.privacy.7':
    'Puoi vedere, correggere ed esportare i dati, eliminare foto e persone, revocare consensi e chiudere l’account.\nLa chiusura si annulla entro %d giorni; poi tutto viene cancellato e ricevi un certificato di cancellazione. Il numero resta altre 24 ore in forma non leggibile. Il gestore cancella periodicamente le copie di riserva. Puoi anche rivolgerti all’autorità competente.',
  'legal.privacy.7-at-once':
    'Puoi vedere, correggere ed esportare i dati, eliminare foto e persone, revocare consensi e chiudere l’account.\nAlla chiusura tutto viene cancellato subito, senza ritorno, e ricevi un certificato di cancellazione. Il numero resta altre 24 ore in forma non leggibile. Il gestore cancella periodicamente le copie di riserva. Puoi anche rivolgerti all’autorità competente.',
  'legal.privacy.head-8': 'Minori',
  'legal.privacy.8':
    'Chi ha meno di %d anni è fotografato da un genitore o tutore, con l’account di quest’ultimo, e registriamo quel consenso. Se una foto sembra di un bambino chiediamo; l’età stimata da una foto porta solo a una domanda e non decide nulla. Se un bambino ha aperto un account da solo, diccelo e lo eliminiamo.',
  'legal.privacy.head-9': 'Contrassegni IA',
  'legal.privacy.9':
    'Ogni immagine che esce ha un contrassegno visibile e uno nel file, senza nome né account. La consegna di un’immagine senza contrassegno visibile è annotata per circa sei mesi, come chiede la legge; chiuso l’account, la nota non porta più a te.',
  'legal.privacy.head-10': 'Verifica di persona reale',
  'legal.privacy.10':
    'Quando verifica lo studio, le immagini della fotocamera restano in memoria solo per il giudizio; esito e impronta irreversibile restano 30 giorni perché nulla sia riusato. Diventano tue foto solo con un consenso a parte. Se c’è un’altra via per chi non può usare la fotocamera (un breve video o una persona che guarda), viene prima spiegata e decidi tu. Un servizio di verifica esterno allo studio richiede un consenso separato.',
  'legal.privacy.head-11': 'Sul tuo dispositivo',
  'legal.privacy.11':
    'Nel browser o nel mini programma conserviamo accesso, una chiave del dispositivo, impostazioni e ciò che hai visto per ultimo; l’accesso è cifrato e sparisce quando esci. Niente pubblicità, niente cookie che ti seguono. Se chiudi qui il tuo account, l’indirizzo del suo certificato resta cifrato su questo dispositivo per 30 giorni.',
  'legal.privacy.head-12': 'Modifiche e contatto',
  'legal.privacy.12':
    'Quando cambia il senso cambia la versione e chiediamo di nuovo. Per domande scrivi al gestore al contatto qui sopra.',
  'legal.privacy.head-13': 'Carte oro e punti',
  'legal.privacy.13':
    'Registriamo ogni carta oro, punto e moneta che arriva o se ne va. Alla chiusura dell’account ciò che resta decade; le registrazioni restano per la contabilità e non conducono più a te. Perché il regalo di benvenuto spetti una sola volta per numero di telefono, resta un’impronta con chiave del tuo, da cui il numero non si può ricavare.',
} as const satisfies AreaTable<'legal'>;
