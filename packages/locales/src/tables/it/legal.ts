import type { AreaTable } from '../../table.ts';

export default {
  'legal.service.title': 'Termini di servizio',
  'legal.service.1':
    'Kinora utilizza le foto che carichi per realizzare tuoi ritratti in temi diversi. I ritratti sono generati da un software e non scattati con una fotocamera; ciascuno riporta tale indicazione.',
  'legal.service.2':
    'Carica soltanto foto tue o di persone che hanno dato il loro consenso. È vietato usare il volto altrui per sostituirsi ad altri, trarre in inganno o recare danno a chiunque.',
  'legal.service.3':
    'Le foto che carichi e i tuoi ritratti appartengono a te. Li utilizziamo esclusivamente per fornirti il servizio: non per addestrare modelli, né per fini pubblicitari.',
  'legal.service.4':
    'Le foto che non tieni vengono eliminate alla scadenza; il numero di giorni è indicato nella pagina in cui scegli le foto.',
  'legal.service.5':
    'Custodisci i codici che ricevi. Se qualcun altro usa il tuo account, uscendo dall’account si chiude anche l’accesso su quel dispositivo.',
  'legal.service.6':
    'In caso di violazione dei presenti termini o della legge possiamo interrompere il servizio. Se i termini cambiano, ti chiederemo di leggerli e accettarli di nuovo.',
  'legal.privacy.title': 'Informativa sulla privacy',
  'legal.privacy.1':
    'I soli dati personali che conserviamo sono: il tuo numero di telefono, le foto del volto che carichi, i tratti del viso calcolati da esse, i tuoi ritratti e quali termini hai accettato e quando.',
  'legal.privacy.2':
    'Il numero di telefono serve solo per accedere e recuperare l’account. Le foto del volto e i tratti servono solo per i temi che scegli e per verificare la somiglianza.',
  'legal.privacy.3':
    'Numero di telefono, foto e tratti del volto sono conservati in forma cifrata. Tutti questi dati non vengono scritti nei registri, non sono ceduti a terzi senza il tuo consenso separato e non sono usati per addestrare modelli.',
  'legal.privacy.4':
    'Prima di usare i dati del volto chiediamo un consenso separato. Puoi revocarlo in qualsiasi momento in “Profilo”; a quel punto le foto del volto e i tratti vengono eliminati.',
  'legal.privacy.5':
    'Una foto eliminata si può ripristinare entro dieci minuti. In seguito viene cancellata dall’archivio senza lasciare copie.',
  'legal.privacy.6':
    'Gli SMS sono inviati da un fornitore, che riceve soltanto il tuo numero di telefono e il codice. Quando accedi con il numero del tuo telefono, lo verificano il tuo operatore e un fornitore di autenticazione.',
  'legal.operator': 'Gestore',
  'legal.contact': 'Contatto',
  'legal.version': 'Versione %s',
  'legal.service.head-1': 'Che cosa offriamo',
  'legal.service.head-2': 'Le foto che carichi',
  'legal.service.head-3': 'Di chi sono le foto',
  'legal.service.head-4': 'Per quanto si conservano',
  'legal.service.head-5': 'Il tuo account',
  'legal.service.head-6': 'Modifiche e cessazione',
  'legal.privacy.head-1': 'Che cosa conserviamo',
  'legal.privacy.head-2': 'A che cosa serve',
  'legal.privacy.head-3': 'Come è protetto',
  'legal.privacy.head-4': 'Il tuo consenso',
  'legal.privacy.head-5': 'Eliminazione',
  'legal.privacy.head-6': 'Chi lavora per noi',
} as const satisfies AreaTable<'legal'>;
