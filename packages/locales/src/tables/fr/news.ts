import type { AreaTable } from '../../table.ts';

export default {
  'message.350.title': '« %s » : c’est prêt',
  'message.350.content': {
    one: '« %s » : %d photo est prête. Venez la voir.',
    many: '« %s » : %d de photos sont prêtes. Venez choisir vos préférées.',
    other: '« %s » : les %d photos sont prêtes. Venez choisir vos préférées.',
  },
  'message.351.title': '« %s » : la séance n’a pas abouti',
  'message.351.content':
    'La séance « %s » n’a pas abouti, rien ne vous est facturé. Réessayez avec une photo plus nette de votre visage.',
  'message.354.title': 'Le studio connaît votre visage',
  'message.354.content': 'Choisissez un thème et faites vos premières photos.',
  'message.360.title': '« %s » : c’est prêt',
  'message.360.content': {
    one: '« %s » : %d photo est prête. « %s » n’a pas pu la faire, « %s » a pris le relais.',
    many: '« %s » : %d de photos sont prêtes. « %s » n’a pas pu toutes les faire, « %s » a pris le relais.',
    other: '« %s » : les %d photos sont prêtes. « %s » n’a pas pu toutes les faire, « %s » a pris le relais.',
  },
  'message.361.title': '« %s » : une partie est prête',
  'message.361.content': {
    one: '« %s » : %d photo est prête. « %s » n’a pas pu faire les autres ; elles ne sont ni comptées ni facturées.',
    many: '« %s » : %d de photos sont prêtes. « %s » n’a pas pu faire les autres ; elles ne sont ni comptées ni facturées.',
    other:
      '« %s » : %d photos sont prêtes. « %s » n’a pas pu faire les autres ; elles ne sont ni comptées ni facturées.',
  },
  'message.362.title': '« %s » : la séance n’a pas abouti',
  'message.362.content':
    'La séance « %s » n’a pas abouti. « %s » n’a pas pu faire les photos. Rien ne vous est facturé. Réessayez plus tard ou choisissez un autre thème.',
  'message.363.title': '« %s » : une partie est prête',
  'message.363.content': {
    one: '« %s » : le contrôle du contenu a retenu %d photo : %s. Elle n’est ni comptée ni facturée. Les autres sont prêtes.',
    many: '« %s » : le contrôle du contenu a retenu %d de photos : %s. Elles ne sont ni comptées ni facturées. Les autres sont prêtes.',
    other:
      '« %s » : le contrôle du contenu a retenu %d photos : %s. Elles ne sont ni comptées ni facturées. Les autres sont prêtes.',
  },
  'message.364.title': '« %s » : la séance n’a pas abouti',
  'message.364.content':
    '« %s » : le contrôle du contenu a retenu toutes les photos : %s. Rien ne vous est facturé. Essayez un autre thème ou une autre photo de vous.',
  'message.365.title': '« %s » : une partie est prête',
  'message.365.content': {
    one: '« %s » : %d photo est prête. Après le retrait du consentement, les autres n’ont pas été envoyées ; elles ne sont ni comptées ni facturées.',
    many: '« %s » : %d de photos sont prêtes. Après le retrait du consentement, les autres n’ont pas été envoyées ; elles ne sont ni comptées ni facturées.',
    other:
      '« %s » : %d photos sont prêtes. Après le retrait du consentement, les autres n’ont pas été envoyées ; elles ne sont ni comptées ni facturées.',
  },
  'message.366.title': '« %s » : la séance n’a pas eu lieu',
  'message.366.content': 'Après le retrait du consentement, rien n’a été envoyé pour « %s ». Rien ne vous est facturé.',
  'message.370.title': '« %s » est prête en 4K',
  'message.370.content': 'La photo a été agrandie. Vous pouvez l’enregistrer et l’imprimer.',
  'message.371.title': '« %s » n’a pas pu être faite en 4K',
  'message.371.content': 'L’agrandissement n’a pas abouti et ne vous coûte rien. Ouvrez la photo et réessayez.',
  'message.372.title': 'La vidéo de « %s » est prête',
  'message.372.content': 'Votre photo bouge maintenant. Ouvrez-la pour voir.',
  'message.373.title': 'La vidéo de « %s » n’a pas abouti',
  'message.373.content': 'La vidéo n’a pas pu être faite et ne vous coûte rien. Ouvrez la photo et réessayez.',
  'message.352.title': '« %s » : bien reçu',
  'message.352.content': 'Nous photographions « %s » et vous préviendrons ici.',

  'engine.studio': 'Studio maison',
  'engine.comfyui': 'Studio GPU',
  'engine.hosted': 'Studio en ligne',

  'moderated.sexual': 'trop de peau nue ou contenu sexuel',
  'moderated.minor': 'contenu pouvant impliquer un mineur',
  'moderated.violence': 'violence ou sang',
  'moderated.hate': 'contenu haineux ou dégradant',
  'moderated.politics': 'contenu politique',
  'moderated.drugs': 'drogue',
  'moderated.self-harm': 'automutilation ou suicide',
  'moderated.fraud': 'contenu illégal ou frauduleux',
  'moderated.other': 'contenu qui ne peut pas être montré',
  'message.380.title': 'Connexion sur un nouvel appareil',
  'message.380.content':
    'Quelqu’un vient de se connecter à votre compte sur un nouvel appareil : %s. Si ce n’était pas vous, déconnectez cet appareil sous « Profil », « Appareils ».',
  'message.381.title': 'Votre compte va être fermé',
  'message.381.content':
    'Votre compte sera fermé le %s et tout son contenu effacé. Si ce n’était pas vous ou si vous changez d’avis, touchez ici pour le garder.',
  'message.382.title': 'Votre compte est conservé',
  'message.382.content': 'Il ne sera pas fermé. Rien n’a changé.',
  'message.383.title': 'Codes erronés pour votre numéro',
  'message.383.content':
    'Le %s, quelqu’un a essayé plusieurs codes pour votre numéro de téléphone. Aucun n’était bon. Ne donnez à personne un code que vous recevez. Si c’était une erreur de votre part, il n’y a rien à faire.',
  'message.384.title': 'Votre numéro a changé',
  'message.384.content':
    'Votre compte a un nouveau numéro ; l’ancien ne permet plus de s’y connecter. Si ce n’était pas vous, contactez tout de suite l’exploitant.',
  'message.414.title': 'Un moyen de connexion a été ajouté',
  'message.414.content':
    'Votre compte a un moyen de connexion de plus : %s. Si ce n’était pas vous, retirez-le aussitôt et déconnectez tous les autres appareils.',
  'message.415.title': 'Un moyen de connexion a été retiré',
  'message.415.content':
    '%s ne permet plus de se connecter à votre compte. Si ce n’était pas vous, vérifiez aussitôt vos moyens de connexion et vos appareils.',
  'message.385.title': 'Vérification réussie',
  'message.385.content':
    'Le studio a regardé votre demande et l’a acceptée. Vous pouvez maintenant utiliser vos propres photos.',
  'message.386.title': 'Votre demande n’a pas été acceptée',
  'message.386.content':
    'La raison figure sous « Un autre moyen » dans la vérification ; vous pouvez y écrire à nouveau.',
  'message.391.title': 'Copie de votre connexion refusée',
  'message.391.content':
    'Le %s, quelqu’un a voulu ouvrir votre compte sur un autre appareil avec une copie de votre connexion. Cela a été refusé. Si vous n’avez pas transféré vos données vous-même, déconnectez vos autres appareils sous « Profil », « Appareils ».',
  'message.392.title': 'Des cartes or pour vous',
  'message.392.content': 'Cartes or ajoutées : %d. Le relevé, sous « Profil », détaille tout.',
  'message.407.title': 'Des bons pour vous',
  'message.407.content': 'Bons ajoutés : %d. Chacun paie une photo, une photo 4K ou une vidéo.',
  'message.428.title': 'Des points bonus pour vous',
  'message.428.content': 'Points bonus ajoutés : %d. Le relevé, sous « Profil », détaille tout.',
  'message.429.title': 'Des pièces Liao pour vous',
  'message.429.content': 'Pièces Liao ajoutées : %d. Le relevé, sous « Profil », détaille tout.',
  'message.408.title': 'Création impossible : votre bon vous est rendu',
  'message.408.content': 'Vous pouvez réessayer avec ce bon.',
  'message.409.title': 'Votre commande de photo 4K ou de vidéo a été annulée',
  'message.409.content': 'Votre bon vous est rendu. Ce qui a été créé est verrouillé ; la photo reste.',
  'message.395.title': 'Votre recharge est arrivée',
  'message.395.content': {
    one: 'Le paiement est arrivé un peu tard : %d carte or est sur votre compte.',
    many: 'Le paiement est arrivé un peu tard : %d de cartes or sont sur votre compte.',
    other: 'Le paiement est arrivé un peu tard : %d cartes or sont sur votre compte.',
  },
  'message.396.title': 'Votre paiement vous est rendu',
  'message.396.content':
    'La commande était annulée, fermée ou déjà payée ; l’argent revient par le moyen de paiement utilisé.',
  'message.430.title': 'Votre paiement vous est rendu',
  'message.430.content':
    'La commande était annulée, fermée ou déjà payée ; nous vous rendons %s par le moyen de paiement utilisé.',
  'message.440.title': 'Votre paiement vous est rendu',
  'message.440.content':
    'Il ne correspondait plus à la commande, qui attend toujours d’être payée ; nous vous rendons %s par le moyen de paiement utilisé.',
  'message.441.title': 'Demandez votre argent à Apple',
  'message.441.content':
    'Nous acceptons que %s vous reviennent pour la commande %s. Seul Apple peut vous les rendre : demandez-les sur reportaproblem.apple.com.',
  'message.442.title': 'Votre achat est de nouveau à vous',
  'message.442.content':
    'La boutique a finalement repris %s pour la commande %s. Ce que vous aviez payé est de nouveau à vous.',
  'message.397.title': 'Remboursement effectué',
  'message.397.content': {
    one: 'Le prix de %d carte or vous est rendu.',
    many: 'Le prix de %d de cartes or vous est rendu.',
    other: 'Le prix de %d cartes or vous est rendu.',
  },
  'message.398.title': 'Remboursement refusé',
  'message.398.content': 'Vos cartes or sont de nouveau disponibles. Une question ? Demandez de l’aide.',
  'message.423.title': 'Remboursement refusé',
  'message.423.content': 'Votre commande suit son cours. Une question ? Demandez de l’aide.',
  'message.421.title': 'Remboursement accepté',
  'message.421.content': 'L’argent revient par votre moyen de paiement. Nous vous prévenons dès qu’il est arrivé.',
  'message.422.title': 'Votre argent est revenu',
  'message.422.content': 'Il est revenu par votre moyen de paiement. Le montant est dans la commande.',
  'message.424.title': 'Remboursement accepté',
  'message.424.content':
    '%s pour la commande %s vous reviennent par votre moyen de paiement. Nous vous prévenons dès leur arrivée.',
  'message.425.title': 'Votre argent est revenu',
  'message.425.content': '%s pour la commande %s sont revenus par votre moyen de paiement.',
  'message.426.title': 'Remboursement refusé',
  'message.426.content':
    '%s pour la commande %s ne sont pas remboursés ; ce que vous avez commandé reste à vous. Une question ? Demandez de l’aide.',
  'message.427.title': 'Remboursement refusé',
  'message.427.content':
    '%s pour la commande %s ne sont pas remboursés ; ce que vous avez commandé reste à vous. Le motif est dans la commande.',
  'message.399.title': 'Votre commande de photos a été annulée',
  'message.399.content':
    'Ce que vous aviez dépensé vous est rendu. Les photos de la commande sont de nouveau verrouillées.',
  'message.400.title': 'On vous offre des cartes or',
  'message.400.content': 'De « %s », cartes or : %d. Il ne reste qu’à les accepter.',
  'message.401.title': 'Votre cadeau est accepté',
  'message.401.content': 'Cartes or acceptées : %d.',
  'message.402.title': 'Votre cadeau est revenu',
  'message.402.content': 'Personne ne l’a accepté. Cartes or rendues : %d.',
  'message.434.title': 'Votre cadeau est accepté',
  'message.434.content': 'Accepté avec le numéro qui se termine par %s. Cartes or : %d.',
  'message.435.title': 'Votre cadeau est revenu',
  'message.435.content': 'Le numéro qui se termine par %s ne l’a pas accepté. Cartes or rendues : %d.',
  'message.403.title': 'Votre commande de photos a été remboursée',
  'message.403.content':
    'Votre argent revient par le moyen de paiement utilisé. Les photos de la commande sont de nouveau verrouillées.',
  'message.431.title': 'Votre commande de photos a été remboursée',
  'message.431.content':
    'Nous vous rendons %s par le moyen de paiement utilisé. Les photos de la commande sont de nouveau verrouillées.',
  'message.410.title': 'Création impossible : vos cartes vous sont rendues',
  'message.410.content': 'Cartes or rendues : %d. Vous pouvez réessayer.',
  'message.411.title': 'Création impossible : nous vous remboursons',
  'message.411.content': 'Votre argent revient par le moyen de paiement utilisé. Vous pouvez réessayer.',
  'message.432.title': 'Création impossible : nous vous remboursons',
  'message.432.content': 'Nous vous rendons %s par le moyen de paiement utilisé. Vous pouvez réessayer.',
  'message.412.title': 'Votre commande de photo 4K ou de vidéo a été annulée',
  'message.412.content': 'Cartes or rendues : %d. Ce qui a été créé est verrouillé ; la photo reste.',
  'message.413.title': 'Votre commande de photo 4K ou de vidéo a été remboursée',
  'message.413.content':
    'Votre argent revient par le moyen de paiement utilisé. Ce qui a été créé est verrouillé ; la photo reste.',
  'message.433.title': 'Votre commande de photo 4K ou de vidéo a été remboursée',
  'message.433.content':
    'Nous vous rendons %s par le moyen de paiement utilisé. Ce qui a été créé est verrouillé ; la photo reste.',
  'message.404.title': 'Vos tirages sont en route',
  'message.404.content': 'Le numéro de suivi est dans la commande.',
  'message.405.title': 'Vos tirages sont remboursés',
  'message.405.content': 'L’argent est revenu par votre moyen de paiement. Le montant est dans la commande.',
  'message.406.title': 'Vos tirages ne peuvent pas être faits',
  'message.406.content':
    'La photo n’est plus là ou est de nouveau verrouillée. L’argent revient par votre moyen de paiement.',
  'message.419.title': 'Une réponse à propos de votre commande',
  'message.419.content': 'Ouvrez la commande pour la lire.',
  'message.420.title': 'De nouveaux choix sont débloqués',
  'message.420.content': 'Vous pouvez désormais les choisir à chaque séance, pour toujours.',
} as const satisfies AreaTable<'news'>;
