import type { AreaTable } from '../../table.ts';

export default {
  'login.title': 'Вход',
  'login.text': 'По номеру телефона. Для нового номера аккаунт создастся сам.',
  'login.area': 'Регион',
  'login.region-CN': 'Материковый Китай',
  'login.region-HK': 'Гонконг, Китай',
  'login.region-MO': 'Макао, Китай',
  'login.region-TW': 'Тайвань, Китай',
  'login.phone': 'Номер телефона',
  'login.phone-hint': 'Введите номер',
  'login.agree': 'Принимаю Пользовательское соглашение и Политику конфиденциальности',
  'login.agree-to': 'Мной прочитаны и приняты: %s и %s',
  'login.agree-first': 'Сначала прочтите и примите Пользовательское соглашение и Политику конфиденциальности',
  'login.checking': 'Проверяем…',
  'login.get-code': 'Получить код',
  'login.code': {
    one: 'Введите код из %d цифры',
    few: 'Введите код из %d цифр',
    many: 'Введите код из %d цифр',
    other: 'Введите код из %d цифры',
  },
  'login.resend': 'Отправить снова',
  'login.resend-in': {
    one: 'Снова через %d с',
    few: 'Снова через %d с',
    many: 'Снова через %d с',
    other: 'Снова через %d с',
  },
  'login.other-phone': 'Другой номер',
} as const satisfies AreaTable<'login'>;
