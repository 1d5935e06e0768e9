import { inForms } from '../../in-forms.ts';
import type { AreaTable } from '../../table.ts';

const DAYS = { one: '%d jour', many: '%d de jours', other: '%d jours' } as const;

export default {
  'legal.service.title': 'Conditions d’utilisation',
  'legal.privacy.title': 'Politique de confidentialité',
  'legal.operator': 'Exploitant',
  'legal.contact': 'Contact',
  'legal.version': 'Version %s',
  'legal.contents': 'Sommaire',
  'legal.date': 'Texte du %s',
  'legal.law': 'Droit applicable',
  'legal.service.head-1': 'Ce que nous proposons',
  'legal.service.1':
    'Kinora se sert de la photo que vous envoyez pour faire vos portraits dans différents thèmes. Ils sont produits par un logiciel, pas par un appareil photo, et chacun l’indique.',
  'legal.service.head-2': 'Les photos que vous envoyez',
  'legal.service.2':
    'N’envoyez que des photos de vous, ou de personnes qui l’ont accepté.\nN’utilisez jamais le visage d’autrui pour vous faire passer pour quelqu’un, tromper, nuire ou falsifier des documents.',
  'legal.service.head-3': 'À qui sont les photos',
  'legal.service.3':
    'Les photos que vous envoyez et vos portraits vous appartiennent : enregistrez-les, imprimez-les, partagez-les, utilisez-les. Nous ne nous en servons que pour vous fournir le service : ni pour entraîner des modèles, ni pour faire de la publicité.\nLes images qui sortent d’ici portent la mention « Généré par IA ». Ne l’enlevez pas là où la loi l’exige. Une photo d’identité sans mention visible n’est remise que si vous acceptez d’en indiquer vous-même l’origine.',
  'legal.service.head-4': 'Durée de conservation',
  'legal.service.4': inForms(
    DAYS,
    (days) =>
      `Les photos que vous ne gardez pas sont supprimées après ${days}. Celles que vous gardez restent jusqu’à ce que vous les supprimiez ou fermiez votre compte.`,
  ),
  'legal.service.head-5': 'Votre compte',
  'legal.service.5': inForms(
    DAYS,
    (days) =>
      `Gardez vos codes pour vous. Si quelqu’un d’autre utilise votre compte, mettez fin aux connexions des autres appareils dans la page « Profil ».\nVous pouvez fermer votre compte à tout moment et changer d’avis pendant ${days} ; ensuite, tout est effacé. Le numéro d’un compte fermé ne peut pas servir à une nouvelle inscription pendant 24 heures.`,
  ),
  'legal.service.5-at-once':
    'Gardez vos codes pour vous. Si quelqu’un d’autre utilise votre compte, mettez fin aux connexions des autres appareils dans la page « Profil ».\nVous pouvez fermer votre compte à tout moment ; après votre confirmation, l’effacement de tout commence aussitôt, sans retour possible. Le numéro d’un compte fermé ne peut pas servir à une nouvelle inscription pendant 24 heures.',
  'legal.service.head-6': 'Mineurs',
  'legal.service.6':
    'Qui a moins de %d ans ne peut pas ouvrir son propre compte : son responsable légal l’ajoute et le photographie avec le sien. Les photos d’un enfant ne servent qu’avec le consentement de son responsable légal et ne paraissent jamais dans la communauté.',
  'legal.service.head-7': 'Ce qui est interdit',
  'legal.service.7':
    'Pas de nudité ni de pornographie, rien d’inconvenant avec des mineurs, pas de violence, de haine, de drogues, de propagande politique, de faux ni de fraude.\nUn logiciel contrôle les descriptions avant la séance et les photos avant que vous les voyiez ; les photos refusées ne sont ni gardées ni comptées. Ce logiciel se trompe parfois : demandez-nous de revoir.',
  'legal.service.head-8': 'La communauté',
  'legal.service.8':
    'Publier demande un consentement à part. Tout le monde voit alors la photo, votre pseudo et le thème ou les mots compris de votre description, et peut faire la même avec son visage ; personne ne voit votre photo d’origine ni la description telle que vous l’avez écrite.\nVous pouvez la retirer à tout moment. Les adresses d’image déjà ouvertes cessent alors de fonctionner au bout de deux heures au plus. Ce que d’autres ont fait avec leur visage est à eux.',
  'legal.service.head-9': 'Notre responsabilité',
  'legal.service.9':
    'Les portraits sont faits par un logiciel ; ils peuvent être peu ressemblants ou avoir des défauts, et n’ont pas valeur de preuve. Nous faisons de notre mieux pour que le service fonctionne, sans garantir qu’il ne s’interrompe jamais. La responsabilité prévue par la loi demeure.',
  'legal.service.head-10': 'Modifications, fin et droit applicable',
  'legal.service.10':
    'Quand le sens de ces conditions change, leur version change, et nous vous demandons de les relire et de les accepter. Nous pouvons cesser de servir un compte qui les enfreint ou enfreint la loi ; vous pouvez toujours exporter vos données.\nLe droit du siège de l’exploitant s’applique, sauf si un autre est indiqué plus haut. La protection des consommateurs là où vous vivez reste entière.',
  'legal.privacy.head-1': 'Ce que nous gardons',
  'legal.privacy.1':
    'Nous ne gardons que ce qu’il faut pour le service et la sécurité, à savoir :\n• Compte : votre numéro de téléphone, ou l’identifiant donné par un service de connexion tiers ; pseudo et photo de profil ; genre, année de naissance, etc. si vous les indiquez ; le lien d’où vous venez, s’il le précise.\n• Visage : les photos envoyées, la personne détourée, les traits qui servent à vérifier la ressemblance, une estimation du genre et de l’âge.\n• Séances : les thèmes choisis, vos descriptions, les photos et vidéos faites, les messages.\n• Traces : type d’appareil et heure des connexions ; ce que vous avez accepté ou refusé, dans quelle version et quelle langue.',
  'legal.privacy.1-shop':
    '• Commandes : ce que vous avez acheté, à quel prix et par quel moyen de paiement, avec l’identifiant que le service de paiement donne à qui paie quand il en a besoin ; ce que vous écrivez sur une commande ; le nom, le téléphone et l’adresse où vont les tirages. Tout cela est effacé avec le compte ; l’identifiant de qui a payé l’est une fois terminés les remboursements en cours.\n• Cadeaux : combien de cartes or vous avez offertes et quand, et le numéro de téléphone de la personne qui les reçoit, dont la plupart des chiffres sont masqués ; tant qu’elles ne sont ni prises ni revenues, aussi une empreinte à clé de ce numéro. Tout cela est effacé avec votre compte ; le numéro masqué l’est aussi quand cette personne ferme le sien.',
  'legal.privacy.head-2': 'À quoi cela sert',
  'legal.privacy.2':
    'Le numéro sert à vous connecter et à retrouver votre compte. Les photos de visage et les traits servent aux thèmes choisis, à vérifier la ressemblance et, si vous le voulez, à vérifier que vous êtes une personne réelle. Les adresses IP ne servent qu’à empêcher les abus. Rien de tout cela ne sert à reconnaître des personnes, à entraîner des modèles ou à faire de la publicité, et rien n’est vendu.',
  'legal.privacy.head-3': 'Où, et qui le reçoit',
  'legal.privacy.3':
    'Les données sont sur les serveurs de l’exploitant ; les portraits y sont aussi faits et contrôlés, sauf si vous acceptez autre chose.\n• Le prestataire de SMS ne reçoit que votre numéro et le code.\n• Avec la connexion en un geste, votre opérateur et un service d’authentification vérifient le numéro ; d’un service de connexion tiers, nous ne prenons qu’un identifiant.\n• Les services hors du studio qui font ou contrôlent les photos ou vérifient une personne réelle ne reçoivent des photos qu’après le consentement séparé de chaque personne photographiée ; la question les nomme. Un service qui vérifie une personne réelle reçoit aussi votre nom réel et votre numéro d’identité : nous les transmettons sans les garder, ou vous présentez votre pièce d’identité sur sa page.',
  'legal.privacy.3-shop':
    '• Quand vous payez, le service de paiement reçoit le numéro et le montant de la commande et, s’il en a besoin, qui paie et l’adresse IP. Qui fait et envoie les tirages reçoit la photo, le nom, le téléphone et l’adresse.',
  'legal.privacy.head-4': 'Votre consentement',
  'legal.privacy.4':
    'Chaque chose est demandée à part, et chacun répond pour soi : usage du visage, couvertures de thèmes avec lui, envoi d’images hors du studio, présence dans la communauté. Un refus ne touche que cette chose.\nVous pouvez retirer un consentement à tout moment dans la page « Profil ». Si vous retirez celui qui concerne le visage, photos de visage et traits sont aussitôt supprimés, et ce qui était publié quitte la communauté.',
  'legal.privacy.head-5': 'Durée de conservation',
  'legal.privacy.5': inForms(
    DAYS,
    (days) =>
      `• Les photos refusées ne sont pas gardées ; celles qui passent sans être utilisées sont effacées dans l’heure.\n• Photos de visage et traits : jusqu’à ce que vous les supprimiez.\n• Portraits non gardés : ${days}. Gardés : jusqu’à ce que vous les supprimiez.\n• Codes et traces contre les abus : deux jours. Empreintes des justificatifs d’un service de connexion tiers, contre la réutilisation : 100 jours. Une connexion prend fin après 90 jours sans usage ; sa trace est supprimée 90 jours après sa fin. Fichiers exportés : 24 heures.`,
  ),
  'legal.privacy.5-undo': {
    one: '• Ce que vous supprimez peut être rétabli pendant %d minute, puis est effacé définitivement.',
    many: '• Ce que vous supprimez peut être rétabli pendant %d de minutes, puis est effacé définitivement.',
    other: '• Ce que vous supprimez peut être rétabli pendant %d minutes, puis est effacé définitivement.',
  },
  'legal.privacy.head-6': 'Comment c’est protégé',
  'legal.privacy.6':
    'Numéro, photos, traits et descriptions sont stockés et transmis chiffrés. Les journaux n’ont ni numéro, ni code, ni adresse IP, ni photo. Les adresses d’images expirent et ne sont données qu’à qui peut les voir.',
  'legal.privacy.head-7': 'Vos droits',
  'legal.privacy.7': inForms(
    DAYS,
    (days) =>
      `Vous pouvez voir, corriger et exporter vos données, supprimer photos et personnes, retirer vos consentements et fermer votre compte.\nLa fermeture peut être annulée pendant ${days} ; ensuite tout est effacé et vous recevez un certificat de suppression. Votre numéro reste 24 heures de plus, uniquement sous une forme qui ne permet pas de le retrouver. L’exploitant efface les sauvegardes périodiquement. Vous pouvez aussi saisir l’autorité compétente.`,
  ),
  'legal.privacy.7-at-once':
    'Vous pouvez voir, corriger et exporter vos données, supprimer photos et personnes, retirer vos consentements et fermer votre compte.\nUne fois la fermeture confirmée, l’effacement de tout commence aussitôt, sans retour possible, et vous recevez un certificat de suppression. Votre numéro reste 24 heures de plus, uniquement sous une forme qui ne permet pas de le retrouver. L’exploitant efface les sauvegardes périodiquement. Vous pouvez aussi saisir l’autorité compétente.',
  'legal.privacy.head-8': 'Mineurs',
  'legal.privacy.8':
    'Qui a moins de %d ans est photographié par son responsable légal, avec le compte de ce dernier, et nous notons ce consentement. Quand une photo semble celle d’un enfant, nous demandons ; l’âge estimé sur une photo n’amène qu’une question et ne décide rien. Si un enfant a ouvert un compte seul, ce compte ne peut plus rien photographier, commander ni publier dès que l’âge est indiqué ; ce qu’il contient peut être enregistré et supprimé, et le compte fermé.',
  'legal.privacy.head-9': 'Mentions d’IA',
  'legal.privacy.9':
    'Chaque image qui sort porte une mention visible et une dans le fichier, sans votre nom ni votre compte. La remise d’une image sans mention visible est notée environ six mois, comme la loi le demande ; une fois le compte fermé, la note ne mène plus à vous.',
  'legal.privacy.head-10': 'Vérification de personne réelle',
  'legal.privacy.10':
    'Quand le studio vérifie, les images de la caméra ne restent en mémoire que le temps de juger, puis disparaissent ; seuls le résultat et une empreinte irréversible restent 30 jours, contre la réutilisation. Les images ne deviennent vos photos qu’avec un consentement à part. S’il existe un autre moyen pour qui ne peut pas utiliser la caméra (une courte vidéo, ou quelqu’un qui regarde), il est d’abord expliqué et vous décidez. Un service de vérification hors du studio demande un consentement à part.',
  'legal.privacy.head-11': 'Sur votre appareil',
  'legal.privacy.11':
    'Dans le navigateur ou le mini-programme, nous stockons votre connexion, une clé de l’appareil, les réglages, ce que vous avez vu récemment et ce que vous avez supprimé et pouvez encore rétablir ; la connexion est chiffrée, et effacée quand vous vous déconnectez. Ni publicité, ni cookie qui vous suit. Quand vous fermez votre compte ici, l’adresse de son certificat reste sur cet appareil pendant 30 jours, chiffrée.',
  'legal.privacy.head-12': 'Changements et contact',
  'legal.privacy.12':
    'Quand le sens change, la version change et nous vous demandons à nouveau votre accord. Pour toute question, contactez l’exploitant aux coordonnées ci-dessus.',
  'legal.privacy.12-alone':
    'Quand le sens change, la version change et nous vous demandons à nouveau votre accord. L’exploitant n’a pas encore indiqué de contact ici.',
  'legal.privacy.head-13': 'Cartes or et points bonus',
  'legal.privacy.13':
    'Nous notons chaque carte or, point bonus et pièce Liao qui arrive ou part. À la fermeture du compte, ce qui reste est perdu ; les écritures sont gardées pour la comptabilité et ne mènent plus à vous. Pour n’offrir le cadeau de bienvenue qu’une fois par numéro de téléphone, une empreinte à clé du vôtre est conservée, à partir de laquelle le numéro ne peut pas être retrouvé.',
} as const satisfies AreaTable<'legal'>;
