import type { AreaTable } from '../../table.ts';

export default {
  'welcome.wordmark': 'Kinora',
  'welcome.title': 'Satu kamu, dua puluh cahaya',
  'welcome.text': 'Satu foto jadi 20 potret.',
  'welcome.promise': 'Kalau tidak mirip kamu, tidak kami tampilkan.',
  'welcome.try': 'Coba satu foto',
  'welcome.look': 'Lihat-lihat dulu',
  'welcome.before': 'Foto asli',
  'welcome.after': 'Tinta',
  'welcome.drag': 'Geser ke kiri dan kanan untuk membandingkan foto asli dan lukisan tinta',
} as const satisfies AreaTable<'welcome'>;
