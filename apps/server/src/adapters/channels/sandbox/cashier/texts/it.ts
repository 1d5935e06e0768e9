import type { CashierTexts } from '../cashier-texts.ts';

export const it: CashierTexts = {
  title: 'Cassa dimostrativa',
  heading: 'Cassa dimostrativa: qui non passa denaro vero',
  order: 'Ordine',
  states: {
    waiting: 'in attesa di pagamento',
    failed: 'il pagamento non è riuscito e si può ritentare',
    closed: 'chiuso: non si può più pagare',
    paid: 'pagato',
  },
  until: 'Aperta fino alle %s UTC. Non fare nulla per lasciare scadere il tempo.',
  back: 'Torna al negozio',
  noAnswer: 'La cassa non risponde. Riprova.',
  acts: {
    pay: 'Paga',
    fail: 'Fallisci: la banca rifiuta',
    cancel: 'Annulla e torna indietro',
    expire: 'Fai scadere subito il tempo',
    late: 'Paga e avvisa il negozio dopo 20 s',
    twice: 'Paga e avvisa il negozio tre volte insieme',
    reordered: 'Paga e poi annuncia un errore al negozio',
    silent: 'Paga senza mai avvisare il negozio: deve chiedere',
    forged: 'Non pagare e invia un avviso falso',
  },
};
