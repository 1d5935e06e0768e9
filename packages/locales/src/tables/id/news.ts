import type { AreaTable } from '../../table.ts';

export default {
  'message.350.title': '“%s” sudah jadi',
  'message.350.content': { other: '“%s”: %d foto sudah jadi semua. Yuk, pilih yang kamu suka.' },
  'message.351.title': '“%s” belum berhasil',
  'message.351.content':
    '“%s” tidak berhasil difoto dan kamu tidak dikenai biaya. Coba lagi dengan foto wajah yang lebih jelas.',
  'message.354.title': 'Studio sudah mengenal wajahmu',
  'message.354.content': 'Pilih tema dan ambil foto pertamamu.',
  'message.360.title': '“%s” sudah jadi',
  'message.360.content': {
    other: '“%s”: %d foto sudah jadi semua. %s tidak bisa membuat semuanya, jadi sisanya dibuat oleh %s.',
  },
  'message.361.title': '“%s” sudah jadi sebagian',
  'message.361.content': {
    other: '“%s”: %d foto sudah jadi. Sisanya tidak berhasil dibuat oleh %s, tidak dihitung, dan tidak dikenai biaya.',
  },
  'message.362.title': '“%s” belum berhasil',
  'message.362.content':
    '“%s” tidak berhasil difoto. %s tidak bisa menyelesaikan sesi ini. Kamu tidak dikenai biaya. Coba lagi nanti atau pilih tema lain.',
  'message.363.title': '“%s” sudah jadi sebagian',
  'message.363.content': {
    other:
      '“%s”: %d foto tidak lolos pemeriksaan konten: %s. Foto itu tidak dihitung dan tidak dikenai biaya. Yang lain sudah jadi.',
  },
  'message.364.title': '“%s” belum berhasil',
  'message.364.content':
    '“%s”: semua foto tidak lolos pemeriksaan konten: %s. Kamu tidak dikenai biaya. Coba tema lain atau foto lain.',
  'message.365.title': '“%s” sudah jadi sebagian',
  'message.365.content': {
    other:
      '“%s”: %d foto sudah jadi. Setelah persetujuan ditarik, sisanya tidak dikirim, tidak dihitung, dan tidak dikenai biaya.',
  },
  'message.366.title': '“%s” tidak dipotret',
  'message.366.content': 'Setelah persetujuan ditarik, “%s” tidak dikirim untuk dibuat. Kamu tidak dikenai biaya.',
  'message.370.title': '“%s” versi 4K sudah siap',
  'message.370.content': 'Foto sudah diperbesar. Simpan lalu cetak.',
  'message.371.title': '“%s” versi 4K tidak berhasil',
  'message.371.content': 'Foto belum bisa diperbesar, dan tidak ada biaya. Buka foto lalu coba lagi.',
  'message.372.title': 'Video “%s” sudah siap',
  'message.372.content': 'Fotomu kini bergerak. Buka dan lihat.',
  'message.373.title': 'Video “%s” tidak berhasil',
  'message.373.content': 'Video belum bisa dibuat, dan tidak ada biaya. Buka foto lalu coba lagi.',
  'message.352.title': '“%s” sudah diterima',
  'message.352.content': '“%s” sedang difoto. Kami kabari di sini kalau sudah jadi.',

  'engine.studio': 'Studio sendiri',
  'engine.comfyui': 'Studio GPU',
  'engine.hosted': 'Studio cloud',

  'moderated.sexual': 'terlalu banyak kulit terbuka atau konten seksual',
  'moderated.minor': 'konten yang mungkin melibatkan anak di bawah umur',
  'moderated.violence': 'kekerasan atau darah',
  'moderated.hate': 'konten kebencian atau merendahkan',
  'moderated.politics': 'konten politik',
  'moderated.drugs': 'narkoba',
  'moderated.self-harm': 'tindakan menyakiti diri',
  'moderated.fraud': 'konten ilegal atau penipuan',
  'moderated.other': 'konten yang tidak boleh ditampilkan',
  'message.380.title': 'Masuk di perangkat baru',
  'message.380.content':
    'Akunmu baru saja dibuka di perangkat baru: %s. Kalau itu bukan kamu, keluarkan perangkat itu di tab Saya, bagian Perangkat.',
  'message.381.title': 'Akunmu akan ditutup',
  'message.381.content':
    'Akunmu ditutup pada %s dan semua isinya dihapus. Jika bukan kamu yang meminta, atau kamu berubah pikiran, buka ini untuk mempertahankannya.',
  'message.382.title': 'Akunmu tetap ada',
  'message.382.content': 'Akunmu tidak jadi ditutup. Semua tetap seperti semula.',
  'message.383.title': 'Kode salah untuk nomormu',
  'message.383.content':
    'Pada %s ada yang mencoba kode untuk nomor teleponmu beberapa kali. Tidak ada yang benar. Jangan beri tahu siapa pun kode yang kamu terima. Kalau kamu sendiri yang salah ketik, tidak perlu apa-apa.',
  'message.384.title': 'Nomor teleponmu diganti',
  'message.384.content':
    'Akunmu kini dibuka dengan nomor lain; nomor lama tidak lagi. Kalau itu bukan kamu, segera hubungi pengelola.',
  'message.385.title': 'Kamu terverifikasi',
  'message.385.content':
    'Studio sudah melihat permintaanmu dan menerimanya. Sekarang kamu bisa memotret dengan fotomu sendiri.',
  'message.386.title': 'Permintaanmu tidak diterima',
  'message.386.content': 'Alasannya ada di “Cara lain” pada pemeriksaan, tempat kamu bisa menulis lagi.',
  'message.391.title': 'Salinan sesi masukmu ditolak',
  'message.391.content':
    'Pada %s ada yang mencoba membuka akunmu di perangkat lain dengan salinan sesi masukmu. Itu ditolak. Kalau bukan kamu yang memindahkan data, keluarkan perangkat lain di tab Saya, bagian Perangkat.',
  'message.392.title': 'Kartu emas untukmu',
  'message.392.content': 'Kartu emas ditambahkan: %d. Semuanya tercatat di mutasi pada profilmu.',
  'message.395.title': 'Isi ulang masuk',
  'message.395.content': { other: 'Pembayaran datang agak terlambat; %d kartu sudah masuk.' },
  'message.396.title': 'Pembayaran dikembalikan',
  'message.396.content': 'Pesanannya sudah batal atau sudah dibayar; uang kembali lewat jalur semula.',
  'message.397.title': 'Uang sudah kembali',
  'message.397.content': { other: 'Uang %d kartu sudah dikembalikan.' },
  'message.398.title': 'Pengembalian ditolak',
  'message.398.content': 'Kartumu kembali dan bisa dipakai lagi. Ada pertanyaan? Hubungi kami.',
  'message.399.title': 'Pesanan foto dibatalkan',
  'message.399.content': 'Kartu emas dan poin yang terpakai sudah kembali. Foto pesanan ini terkunci lagi.',
  'message.400.title': 'Kartu emas untukmu',
  'message.400.content': 'Dari “%s”, kartu emas: %d. Menunggu kamu terima.',
  'message.401.title': 'Hadiahmu diterima',
  'message.401.content': 'Kartu emas yang diterima: %d.',
  'message.402.title': 'Hadiahmu kembali',
  'message.402.content': 'Tak ada yang menerima. Kartu emas yang kembali: %d.',
  'message.403.title': 'Pesanan fotomu dikembalikan',
  'message.403.content': 'Uangmu kembali lewat cara kamu membayar. Foto pesanan itu terkunci.',
  'message.404.title': 'Foto cetakmu dalam perjalanan',
  'message.404.content': 'Nomor resi ada di pesanan.',
  'message.405.title': 'Uang foto cetak dikembalikan',
  'message.405.content': 'Uang kembali lewat cara bayar semula. Jumlahnya ada di pesanan.',
  'message.406.title': 'Foto tidak bisa dicetak',
  'message.406.content': 'Fotonya sudah tidak ada. Uang kembali lewat cara bayar semula.',
} as const satisfies AreaTable<'news'>;
