import type { CashierTexts } from '../cashier-texts.ts';

export const fr: CashierTexts = {
  title: 'Caisse de démonstration',
  heading: 'Caisse de démonstration : aucun argent réel ne circule ici',
  order: 'Commande',
  states: {
    waiting: 'en attente de paiement',
    failed: 'le paiement a échoué et peut être retenté',
    closed: 'fermée : elle ne peut plus être payée',
    paid: 'payée',
  },
  until: 'Ouverte jusqu’à %s UTC. Ne faites rien pour laisser le temps s’écouler.',
  back: 'Retour à la boutique',
  noAnswer: 'La caisse ne répond pas. Réessayez.',
  acts: {
    pay: 'Payer',
    fail: 'Échouer : la banque refuse',
    cancel: 'Annuler et revenir',
    expire: 'Laisser le temps s’écouler tout de suite',
    late: 'Payer, et prévenir la boutique après 20 s',
    twice: 'Payer, et prévenir la boutique trois fois à la fois',
    reordered: 'Payer, puis annoncer un échec à la boutique',
    silent: 'Payer, sans jamais prévenir la boutique : elle doit demander',
    forged: 'Ne pas payer, et envoyer un faux avis',
  },
};
