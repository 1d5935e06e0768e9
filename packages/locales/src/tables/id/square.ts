import type { AreaTable } from '../../table.ts';

export default {
  'square.loading': 'Membuka alun-alun',
  'square.error': 'Alun-alun tidak bisa dimuat',
  'square.empty-title': 'Alun-alun masih kosong',
  'square.empty-text': 'Buka foto yang kamu simpan, lalu bagikan ke sini.',
  'square.more': 'Lihat lagi',
  'square.photo': '%s, oleh %s',
  'square.mine': 'Milikku',
  'square.date': 'Dibagikan',
  'square.shot': 'Dijepret ulang orang lain',
  'square.times': { other: '%d kali' },
  'square.shoot': 'Jepret ini dengan wajahku',
  'square.again': 'Jepret ini',
  'square.publish': 'Ke alun-alun',
  'square.publish-title': 'Bagikan ke alun-alun?',
  'square.publish-text':
    'Semua orang akan melihat foto ini, nama panggilanmu, dan tema atau kata yang dipahami dari deskripsimu, dan bisa menjepret yang sama dengan wajah mereka sendiri. Foto wajahmu tidak pernah dibuka untuk umum. Kamu bisa menariknya kapan saja.',
  'square.published': 'Sudah ada di alun-alun',
  'square.withdraw': 'Tarik',
  'square.withdraw-title': 'Tarik dari alun-alun?',
  'square.withdraw-text': 'Orang lain tidak akan melihatnya lagi di alun-alun. Fotonya tetap di albummu.',
  'square.withdrawn': 'Ditarik dari alun-alun',
} as const satisfies AreaTable<'square'>;
