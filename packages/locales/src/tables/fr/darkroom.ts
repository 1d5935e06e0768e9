import type { AreaTable } from '../../table.ts';

export default {
  'darkroom.title': 'Chambre noire',
  'darkroom.of-total': { one: '/ %d photo', many: '/ %d de photos', other: '/ %d photos' },
  'darkroom.progress': {
    one: '%d photo prête sur %d',
    many: '%d de photos prêtes sur %d',
    other: '%d photos prêtes sur %d',
  },
  'darkroom.developing': 'Développement',
  'darkroom.table': 'Photos sur la table',
  'darkroom.left': 'Encore %s environ',
  'darkroom.almost': 'Presque prêt',
  'darkroom.late': 'Un peu plus long que prévu, encore un instant',
  'darkroom.ahead': {
    one: '%d séance avant la vôtre',
    many: '%d de séances avant la vôtre',
    other: '%d séances avant la vôtre',
  },
  'darkroom.queued': 'Préparation, la séance va commencer',
  'darkroom.promise': 'Nous vous préviendrons quand tout sera prêt. Vous pouvez partir, rien ne se perd.',
  'darkroom.leave': 'Flâner en attendant',
  'darkroom.print': 'Photo %d, prête',
  'darkroom.print-developing': 'Photo %d, en développement',
  'darkroom.print-blank': 'Photo %d, pas encore commencée',
  'darkroom.finished': 'Tout est prêt',
  'darkroom.finished-less': {
    one: '%d autre n’a pas réussi, sans frais',
    many: '%d d’autres n’ont pas réussi, sans frais',
    other: '%d autres n’ont pas réussi, sans frais',
  },
  'darkroom.dropped': {
    one: '%d photo ne vous ressemblait pas assez, nous l’avons écartée.',
    many: '%d de photos ne vous ressemblaient pas assez, nous les avons écartées.',
    other: '%d photos ne vous ressemblaient pas assez, nous les avons écartées.',
  },
  'darkroom.stand-in-clothes': 'Sur ces photos, vos vêtements et votre expression restent ceux de votre photo.',
  'darkroom.stand-in': {
    one: '« %s » n’a pas pu tout faire : %d photo a été prise par « %s ».',
    many: '« %s » n’a pas pu tout faire : %d de photos ont été prises par « %s ».',
    other: '« %s » n’a pas pu tout faire : %d photos ont été prises par « %s ».',
  },
  'darkroom.not-counted': {
    one: '« %s » n’a pas pu faire %d photo. Elle n’est ni comptée ni facturée.',
    many: '« %s » n’a pas pu faire %d de photos. Elles ne sont ni comptées ni facturées.',
    other: '« %s » n’a pas pu faire %d photos. Elles ne sont ni comptées ni facturées.',
  },
  'darkroom.failed-engine':
    '« %s » n’a pas pu faire les photos. Rien ne vous est facturé. Réessayez plus tard ou choisissez un autre thème.',
  'darkroom.withheld': {
    one: 'Après le retrait du consentement, %d photo n’a plus été envoyée. Elle n’est ni comptée ni facturée.',
    many: 'Après le retrait du consentement, %d de photos n’ont plus été envoyées. Elles ne sont ni comptées ni facturées.',
    other:
      'Après le retrait du consentement, %d photos n’ont plus été envoyées. Elles ne sont ni comptées ni facturées.',
  },
  'darkroom.failed-withheld':
    'Après le retrait du consentement, ces photos n’ont pas été envoyées. Rien ne vous est facturé.',
  'darkroom.moderated': {
    one: 'Le contrôle du contenu a retenu %d photo : %s. Elle n’est ni comptée ni facturée.',
    many: 'Le contrôle du contenu a retenu %d de photos : %s. Elles ne sont ni comptées ni facturées.',
    other: 'Le contrôle du contenu a retenu %d photos : %s. Elles ne sont ni comptées ni facturées.',
  },
  'darkroom.failed-moderated':
    'Le contrôle du contenu a retenu toutes les photos : %s. Rien ne vous est facturé. Essayez un autre thème ou une autre photo de vous.',
  'darkroom.choose': 'Choisir les photos',
  'darkroom.failed-title': 'La séance n’a pas abouti',
  'darkroom.failed-text': 'Rien ne vous est facturé. Réessayez avec une photo plus nette de votre visage.',
  'darkroom.shoot-again': 'Refaire la séance',
  'darkroom.offline': 'Pas de réseau. Le développement continue, vous verrez vos photos au retour de la connexion.',
  'darkroom.cut': 'Le studio est injoignable pour l’instant. Rien n’est perdu, la page reprendra toute seule.',
  'darkroom.loading': 'Ouverture de la chambre noire',
  'darkroom.missing-title': 'Séance introuvable',
  'darkroom.missing-text': 'Elle a peut-être été supprimée. Découvrez d’autres thèmes.',
  'darkroom.missing-action': 'Voir les thèmes',
  'darkroom.error-title': 'La chambre noire n’a pas pu s’ouvrir',
} as const satisfies AreaTable<'darkroom'>;
