import type { AreaTable } from '../../table.ts';

export default {
  'login.title': 'Anmelden',
  'login.text': 'Mit deiner Telefonnummer. Eine neue Nummer bekommt automatisch ein Konto.',
  'login.area': 'Region',
  'login.region-CN': 'Chinesisches Festland',
  'login.region-HK': 'Hongkong (China)',
  'login.region-MO': 'Macau (China)',
  'login.region-TW': 'Taiwan (China)',
  'login.phone': 'Telefonnummer',
  'login.phone-hint': 'Nummer eingeben',
  'login.agree': 'Ich habe die Nutzungsbedingungen und die Datenschutzerklärung gelesen und stimme zu',
  'login.agree-to': 'Gelesen und einverstanden: %s und %s',
  'login.agree-first': 'Lies bitte zuerst die Nutzungsbedingungen und die Datenschutzerklärung und stimm ihnen zu',
  'login.checking': 'Wird geprüft…',
  'login.get-code': 'Code anfordern',
  'login.code': { one: '%d-stelligen Code eingeben', other: '%d-stelligen Code eingeben' },
  'login.resend': 'Neu senden',
  'login.resend-in': { one: 'Neu senden in %d s', other: 'Neu senden in %d s' },
  'login.other-phone': 'Andere Nummer',
} as const satisfies AreaTable<'login'>;
