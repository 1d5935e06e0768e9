import type { AreaTable } from '../../table.ts';

export default {
  'legal.service.title': 'Conditions d’utilisation',
  'legal.service.1':
    'Kinora utilise les photos que vous envoyez pour réaliser des portraits de vous dans différents thèmes. Ces portraits sont produits par un logiciel et non pris par un appareil photo ; chacun d’eux le précise.',
  'legal.service.2':
    'N’envoyez que des photos de vous-même ou de personnes qui y ont consenti. Il est interdit d’utiliser le visage d’autrui pour usurper son identité, induire en erreur ou nuire à quiconque.',
  'legal.service.3':
    'Les photos que vous envoyez et vos portraits vous appartiennent. Nous ne les utilisons que pour vous fournir le service, jamais pour entraîner des modèles ni pour la publicité.',
  'legal.service.4':
    'Les photos que vous ne gardez pas sont supprimées au terme d’un délai, indiqué en jours sur la page où vous les choisissez.',
  'legal.service.5':
    'Ne communiquez pas les codes que vous recevez. Si une autre personne utilise votre compte, vous déconnecter met fin à la session de son appareil.',
  'legal.service.6':
    'En cas de manquement à ces conditions ou à la loi, nous pouvons cesser de fournir le service. Si les conditions changent, nous vous demandons de les lire et de les accepter à nouveau.',
  'legal.privacy.title': 'Politique de confidentialité',
  'legal.privacy.1':
    'Les seules données personnelles que nous conservons sont : votre numéro de téléphone, les photos de visage que vous envoyez, les traits du visage calculés à partir de celles-ci, vos portraits, ainsi que les conditions que vous avez acceptées et à quelle date.',
  'legal.privacy.2':
    'Le numéro de téléphone sert uniquement à la connexion et à la récupération du compte. Les photos de visage et les traits servent uniquement aux thèmes que vous choisissez et à la vérification de la ressemblance.',
  'legal.privacy.3':
    'Numéro de téléphone, photos et traits du visage sont conservés chiffrés. Toutes ces données ne figurent dans aucun journal, ne sont transmises à aucun tiers sans votre accord séparé et ne servent pas à entraîner des modèles.',
  'legal.privacy.4':
    'Avant d’utiliser les données de votre visage, nous vous demandons un consentement distinct. Vous pouvez le retirer à tout moment dans « Profil » ; les photos de visage et les traits sont alors supprimés.',
  'legal.privacy.5':
    'Une photo supprimée peut être rétablie pendant dix minutes. Elle est ensuite effacée du stockage, sans qu’aucune copie ne subsiste.',
  'legal.privacy.6':
    'Les SMS sont envoyés par un prestataire, qui ne reçoit que votre numéro de téléphone et le code. Lorsque vous vous connectez avec le numéro de votre téléphone, votre opérateur et un prestataire d’authentification le vérifient.',
  'legal.operator': 'Exploitant',
  'legal.contact': 'Contact',
  'legal.version': 'Version %s',
  'legal.service.head-1': 'Ce que nous proposons',
  'legal.service.head-2': 'Les photos que vous envoyez',
  'legal.service.head-3': 'À qui sont les photos',
  'legal.service.head-4': 'Durée de conservation',
  'legal.service.head-5': 'Votre compte',
  'legal.service.head-6': 'Modifications et fin',
  'legal.privacy.head-1': 'Ce que nous conservons',
  'legal.privacy.head-2': 'À quoi cela sert',
  'legal.privacy.head-3': 'Comment nous le protégeons',
  'legal.privacy.head-4': 'Votre accord',
  'legal.privacy.head-5': 'Suppression',
  'legal.privacy.head-6': 'Qui travaille pour nous',
} as const satisfies AreaTable<'legal'>;
