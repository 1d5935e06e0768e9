import type { AreaTable } from '../../table.ts';

export default {
  'gifts.title': 'Offrir des cartes or',
  'gifts.take-title': 'Des cartes or pour vous',
  'gifts.text':
    'Offrez à un proche des cartes or que vous avez achetées. Elles arrivent dès qu’il les accepte ; si personne ne le fait sous %s, elles vous reviennent.',
  'gifts.tail': 'Les 4 derniers chiffres, encore une fois',
  'gifts.tail-hint': 'Pour qu’elles arrivent à la bonne personne.',
  'gifts.count': 'Combien',
  'gifts.count-hint': 'Vous pouvez en offrir jusqu’à %d.',
  'gifts.count-wrong': 'Saisissez un nombre de 1 à %d.',
  'gifts.give': 'Offrir',
  'gifts.given-title': 'C’est envoyé',
  'gifts.given-text': 'Envoyées à ce numéro. Si personne ne les accepte avant le %s, elles vous reviennent.',
  'gifts.again': 'En offrir d’autres',
  'gifts.none-title': 'Rien à offrir pour le moment',
  'gifts.none-text': 'Vous pouvez offrir des cartes or achetées, jusqu’à %d par jour.',
  'gifts.buy': 'Recharger',
  'gifts.failed': 'Impossible de charger vos cartes or',
  'gifts.loading': 'Chargement de vos cartes or',
  'gifts.waits-title': 'On vous offre des cartes or',
  'gifts.waits-text': 'Acceptez-les pour garder des photos.',
  'gifts.take': 'Accepter',
  'gifts.taken-title': 'Elles sont à vous',
  'gifts.taken-text': 'Les cartes or sont dans votre solde.',
  'gifts.purse': 'Voir le relevé',
  'gifts.gone-title': 'Plus disponible',
} as const satisfies AreaTable<'gifts'>;
