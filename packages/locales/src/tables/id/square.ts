import type { AreaTable } from '../../table.ts';

export default {
  'square.loading': 'Membuka komunitas',
  'square.error': 'Komunitas tidak bisa dimuat',
  'square.empty-title': 'Komunitas masih kosong',
  'square.empty-text': 'Buka foto yang kamu simpan, lalu bagikan ke sini.',
  'square.more': 'Lihat lagi',
  'square.photo': '%s, oleh %s',
  'square.mine': 'Milik saya',
  'square.date': 'Dibagikan',
  'square.shot': 'Dijepret ulang orang lain',
  'square.times': { other: '%d kali' },
  'square.again': 'Jepret yang sama',
  'square.publish': 'Bagikan ke komunitas',
  'square.publish-title': 'Bagikan ke komunitas?',
  'square.publish-text':
    'Semua orang akan melihat foto yang menampilkan dirimu ini, namamu, dan tema atau kata yang dipahami dari deskripsimu, dan bisa menjepret yang sama dengan wajah mereka sendiri. Foto yang kamu unggah tetap pribadi. Kamu bisa menariknya kapan saja.',
  'square.published': 'Sudah ada di komunitas',
  'square.withdraw': 'Tarik',
  'square.withdrawn': 'Ditarik dari komunitas',
} as const satisfies AreaTable<'square'>;
