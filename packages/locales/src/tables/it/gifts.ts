import type { AreaTable } from '../../table.ts';

export default {
  'gifts.title': 'Regala carte oro',
  'gifts.take-title': 'Carte oro per te',
  'gifts.text':
    'Regala a un amico carte oro che hai comprato. Arrivano appena le accetta; se entro %s nessuno lo fa, tornano a te.',
  'gifts.tail': 'Ultime 4 cifre del numero, di nuovo',
  'gifts.tail-hint': 'Così arrivano alla persona giusta.',
  'gifts.count': 'Quante',
  'gifts.count-hint': 'Puoi regalarne fino a %d.',
  'gifts.count-wrong': 'Inserisci un numero da 1 a %d.',
  'gifts.give': 'Regala',
  'gifts.given-title': 'Inviate',
  'gifts.given-text': 'Inviate a questo numero. Se nessuno le accetta entro %s, tornano a te.',
  'gifts.again': 'Regalane altre',
  'gifts.none-title': 'Niente da regalare per ora',
  'gifts.none-text': 'Puoi regalare carte oro comprate, fino a %d al giorno.',
  'gifts.buy': 'Ricarica',
  'gifts.failed': 'Impossibile caricare le tue carte oro',
  'gifts.loading': 'Caricamento delle tue carte oro',
  'gifts.waits-title': 'Carte oro per te',
  'gifts.waits-text': 'Accettale e usale per tenere le foto.',
  'gifts.take': 'Accetta',
  'gifts.taken-title': 'Sono tue',
  'gifts.taken-text': 'Le carte oro sono nel tuo saldo.',
  'gifts.purse': 'Vedi movimenti',
  'gifts.gone-title': 'Non c’è più',
} as const satisfies AreaTable<'gifts'>;
