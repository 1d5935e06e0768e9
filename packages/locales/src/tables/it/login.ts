import type { AreaTable } from '../../table.ts';

export default {
  'login.title': 'Accedi',
  'login.text': 'Con il tuo numero di telefono. Se è nuovo, l’account si crea da sé.',
  'login.area': 'Area geografica',
  'login.region-CN': 'Cina continentale',
  'login.region-HK': 'Hong Kong (Cina)',
  'login.region-MO': 'Macao (Cina)',
  'login.region-TW': 'Taiwan (Cina)',
  'login.phone': 'Numero di telefono',
  'login.phone-hint': 'Inserisci il numero',
  'login.agree': 'Ho letto e accetto i Termini di servizio e l’Informativa sulla privacy',
  'login.agree-to': 'Ho letto e accetto: %s e %s',
  'login.agree-first': 'Leggi e accetta prima i Termini di servizio e l’Informativa sulla privacy',
  'login.checking': 'Verifica in corso…',
  'login.get-code': 'Ricevi il codice',
  'login.code': {
    one: 'Inserisci il codice di %d cifra',
    many: 'Inserisci il codice di %d di cifre',
    other: 'Inserisci il codice di %d cifre',
  },
  'login.resend': 'Invia di nuovo',
  'login.resend-in': { one: 'Di nuovo tra %d s', many: 'Di nuovo tra %d s', other: 'Di nuovo tra %d s' },
  'login.other-phone': 'Usa un altro numero',
} as const satisfies AreaTable<'login'>;
