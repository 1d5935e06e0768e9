import type { AreaTable } from '../../table.ts';

export default {
  'login.title': 'Masuk',
  'login.text': 'Dengan nomor telepon. Nomor baru otomatis dibuatkan akun.',
  'login.area': 'Wilayah',
  'login.region-CN': 'Tiongkok daratan',
  'login.region-HK': 'Hong Kong, Tiongkok',
  'login.region-MO': 'Makau, Tiongkok',
  'login.region-TW': 'Taiwan, Tiongkok',
  'login.phone': 'Nomor telepon',
  'login.phone-hint': 'Masukkan nomor',
  'login.agree': 'Saya sudah membaca dan menyetujui Perjanjian Layanan dan Kebijakan Privasi',
  'login.agree-to': 'Saya sudah membaca dan menyetujui %s dan %s',
  'login.agree-first': 'Baca dan setujui dulu Perjanjian Layanan dan Kebijakan Privasi',
  'login.checking': 'Memeriksa…',
  'login.get-code': 'Minta kode',
  'login.code': { other: 'Masukkan %d digit kode verifikasi' },
  'login.resend': 'Kirim ulang',
  'login.resend-in': { other: 'Kirim ulang dalam %d dtk' },
  'login.other-phone': 'Pakai nomor lain',
} as const satisfies AreaTable<'login'>;
