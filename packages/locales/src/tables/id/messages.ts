import type { AreaTable } from '../../table.ts';

export default {
  'messages.title': 'Pesan',
  'messages.read-all': 'Tandai dibaca',
  'messages.unread': 'Belum dibaca',
  'messages.delete': 'Hapus pesan ini',
  'messages.deleted': 'Pesan dihapus',
  'messages.just-now': 'Baru saja',
  'messages.minutes-ago': { other: '%d menit lalu' },
  'messages.hours-ago': { other: '%d jam lalu' },
  'messages.empty-title': 'Belum ada pesan',
  'messages.empty-text': 'Kalau fotomu sudah jadi, kami kabari di sini.',
  'messages.empty-action': 'Ambil foto',
  'messages.guest-title': 'Masuk untuk membaca pesan',
  'messages.guest-text': 'Kalau fotomu sudah jadi, kami kabari di sini.',
  'messages.loading': 'Mengambil pesan',
  'messages.error-title': 'Pesan tidak bisa diambil',
  'messages.more-failed': 'Pesan lama tidak bisa diambil',
  'messages.more': 'Lihat lagi',
  'messages.pull': 'Tarik untuk memuat ulang',
  'messages.release': 'Lepas untuk memuat ulang',
  'messages.refreshing': 'Memuat ulang',
} as const satisfies AreaTable<'messages'>;
