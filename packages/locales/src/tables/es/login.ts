import type { AreaTable } from '../../table.ts';

export default {
  'login.title': 'Iniciar sesión',
  'login.text': 'Con tu número de teléfono. Si es nuevo, la cuenta se crea sola.',
  'login.area': 'Región',
  'login.region-CN': 'China continental',
  'login.region-HK': 'Hong Kong (China)',
  'login.region-MO': 'Macao (China)',
  'login.region-TW': 'Taiwán (China)',
  'login.phone': 'Número de teléfono',
  'login.phone-hint': 'Escribe tu número',
  'login.agree': 'He leído y acepto las Condiciones del servicio y la Política de privacidad',
  'login.agree-to': 'He leído y acepto: %s y %s',
  'login.agree-first': 'Lee y acepta primero las Condiciones del servicio y la Política de privacidad',
  'login.checking': 'Comprobando…',
  'login.get-code': 'Recibir código',
  'login.code': {
    one: 'Escribe el código de %d cifra',
    many: 'Escribe el código de %d de cifras',
    other: 'Escribe el código de %d cifras',
  },
  'login.resend': 'Reenviar',
  'login.resend-in': { one: 'Reenviar en %d s', many: 'Reenviar en %d s', other: 'Reenviar en %d s' },
  'login.other-phone': 'Usar otro número',
} as const satisfies AreaTable<'login'>;
