import type { AreaTable } from '../../table.ts';

export default {
  'login.title': 'Se connecter',
  'login.text': 'Avec votre numéro de téléphone. Pour un nouveau numéro, le compte se crée tout seul.',
  'login.area': 'Région',
  'login.region-CN': 'Chine continentale',
  'login.region-HK': 'Hong Kong (Chine)',
  'login.region-MO': 'Macao (Chine)',
  'login.region-TW': 'Taïwan (Chine)',
  'login.phone': 'Numéro de téléphone',
  'login.phone-hint': 'Saisissez votre numéro',
  'login.agree': 'J’ai lu et j’accepte les Conditions d’utilisation et la Politique de confidentialité',
  'login.agree-to': 'J’ai lu et j’accepte : %s et %s',
  'login.agree-first':
    'Veuillez d’abord lire et accepter les Conditions d’utilisation et la Politique de confidentialité',
  'login.checking': 'Vérification…',
  'login.get-code': 'Recevoir un code',
  'login.code': {
    one: 'Saisissez le code à %d chiffre',
    many: 'Saisissez le code à %d de chiffres',
    other: 'Saisissez le code à %d chiffres',
  },
  'login.resend': 'Renvoyer',
  'login.resend-in': { one: 'Renvoyer dans %d s', many: 'Renvoyer dans %d s', other: 'Renvoyer dans %d s' },
  'login.other-phone': 'Autre numéro',
} as const satisfies AreaTable<'login'>;
