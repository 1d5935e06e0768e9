import type { AreaTable } from '../../table.ts';

export default {
  'login.title': 'Entrar',
  'login.text': 'Com seu número de telefone. Se for novo, a conta é criada sozinha.',
  'login.area': 'Região',
  'login.region-CN': 'China continental',
  'login.region-HK': 'Hong Kong (China)',
  'login.region-MO': 'Macau (China)',
  'login.region-TW': 'Taiwan (China)',
  'login.phone': 'Número de telefone',
  'login.phone-hint': 'Digite seu número',
  'login.agree': 'Li e aceito os Termos de Serviço e a Política de Privacidade',
  'login.agree-to': 'Li e aceito: %s e %s',
  'login.agree-first': 'Leia e aceite primeiro os Termos de Serviço e a Política de Privacidade',
  'login.checking': 'Verificando…',
  'login.get-code': 'Receber código',
  'login.code': {
    one: 'Digite o código de %d dígito',
    many: 'Digite o código de %d de dígitos',
    other: 'Digite o código de %d dígitos',
  },
  'login.resend': 'Reenviar',
  'login.resend-in': { one: 'Reenviar em %d s', many: 'Reenviar em %d s', other: 'Reenviar em %d s' },
  'login.other-phone': 'Usar outro número',
} as const satisfies AreaTable<'login'>;
