import type { AreaTable } from '../../table.ts';

export default {
  'darkroom.title': 'Kamar gelap',
  'darkroom.of-total': { other: '/ %d foto' },
  'darkroom.progress': { other: '%d dari %d foto sudah jadi' },
  'darkroom.developing': 'Proses cuci foto',
  'darkroom.table': 'Foto di meja',
  'darkroom.left': 'Sekitar %s lagi',
  'darkroom.almost': 'Hampir jadi',
  'darkroom.late': 'Sedikit lebih lama, tunggu sebentar lagi',
  'darkroom.ahead': { other: '%d sesi di depanmu' },
  'darkroom.queued': 'Sedang disiapkan, segera mulai',
  'darkroom.promise': 'Kami kabari kalau sudah jadi. Kamu boleh pergi, tidak ada yang hilang.',
  'darkroom.leave': 'Lihat-lihat sambil menunggu',
  'darkroom.print': 'Foto %d, sudah jadi',
  'darkroom.print-developing': 'Foto %d, sedang dicuci',
  'darkroom.print-blank': 'Foto %d, belum mulai',
  'darkroom.finished': 'Semua sudah jadi',
  'darkroom.finished-less': { other: '%d foto lain gagal dan tidak ditagih' },
  'darkroom.dropped': { other: '%d foto kurang mirip kamu, jadi tidak kami masukkan.' },
  'darkroom.stand-in-clothes': 'Di foto-foto itu pakaian dan ekspresimu tetap seperti di fotomu.',
  'darkroom.stand-in': { other: '%s tidak bisa membuat semuanya, jadi %d foto dibuat oleh %s.' },
  'darkroom.not-counted': { other: '%s gagal membuat %d foto. Foto itu tidak dihitung dan tidak dikenai biaya.' },
  'darkroom.failed-engine':
    '%s tidak bisa menyelesaikan sesi ini. Kamu tidak dikenai biaya. Coba lagi nanti atau pilih tema lain.',
  'darkroom.withheld': {
    other:
      'Setelah persetujuan ditarik, %d foto tidak lagi dikirim untuk dibuat. Foto itu tidak dihitung dan tidak dikenai biaya.',
  },
  'darkroom.failed-withheld':
    'Setelah persetujuan ditarik, foto-foto ini tidak dikirim untuk dibuat. Kamu tidak dikenai biaya.',
  'darkroom.moderated': {
    other: '%d foto tidak lolos pemeriksaan konten: %s. Foto itu tidak dihitung dan tidak dikenai biaya.',
  },
  'darkroom.failed-moderated':
    'Semua foto tidak lolos pemeriksaan konten: %s. Kamu tidak dikenai biaya. Coba tema lain atau foto lain.',
  'darkroom.choose': 'Pilih foto',
  'darkroom.failed-title': 'Sesi ini belum berhasil',
  'darkroom.failed-text': 'Kamu tidak dikenai biaya. Coba lagi dengan foto wajah yang lebih jelas.',
  'darkroom.shoot-again': 'Jepret lagi',
  'darkroom.offline': 'Tidak ada jaringan. Fotomu tetap dicuci dan akan terlihat saat tersambung lagi.',
  'darkroom.cut': 'Studio sedang tidak terhubung. Tidak ada yang hilang, halaman ini akan lanjut sendiri.',
  'darkroom.loading': 'Membuka kamar gelap',
  'darkroom.missing-title': 'Sesi ini tidak ditemukan',
  'darkroom.missing-text': 'Mungkin sudah dihapus. Lihat tema lain, yuk.',
  'darkroom.missing-action': 'Lihat tema',
  'darkroom.error-title': 'Kamar gelap tidak terbuka',
} as const satisfies AreaTable<'darkroom'>;
