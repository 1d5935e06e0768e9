import type { AreaTable } from '../../table.ts';

export default {
  'legal.service.title': 'Perjanjian Layanan',
  'legal.privacy.title': 'Kebijakan Privasi',
  'legal.operator': 'Pengelola',
  'legal.contact': 'Kontak',
  'legal.version': 'Versi %s',
  'legal.contents': 'Daftar isi',
  'legal.date': 'Naskah tanggal %s',
  'legal.law': 'Hukum yang berlaku',
  'legal.service.head-1': 'Apa yang kami tawarkan',
  'legal.service.1':
    'Kinora memakai foto yang kamu unggah untuk membuat potret dirimu dalam berbagai tema. Potret dibuat oleh perangkat lunak, bukan kamera, dan setiap potret menyatakannya.',
  'legal.service.head-2': 'Foto yang kamu unggah',
  'legal.service.2':
    'Unggah hanya fotomu sendiri atau foto orang yang sudah setuju.\nJangan memakai wajah orang lain untuk menyamar, menyesatkan, menyakiti, atau memalsukan dokumen.',
  'legal.service.head-3': 'Milik siapa fotonya',
  'legal.service.3':
    'Foto yang kamu unggah dan potretnya milikmu: simpan, cetak, bagikan, dan pakailah. Kami memakainya hanya untuk melayanimu, bukan untuk melatih model atau iklan.\nGambar yang keluar dari sini membawa tanda “Dibuat AI”. Jangan hapus di tempat hukum mewajibkannya. Foto dokumen tanpa tanda terlihat diberikan hanya setelah kamu setuju menyebut asalnya sendiri.',
  'legal.service.head-4': 'Berapa lama disimpan',
  'legal.service.4':
    'Foto yang tidak kamu simpan dihapus setelah %d hari. Yang kamu simpan tetap ada sampai kamu menghapusnya atau menutup akun.',
  'legal.service.head-5': 'Akunmu',
  'legal.service.5':
    'Rahasiakan kode verifikasi. Jika orang lain memakai akunmu, keluarkan perangkat lain di halaman “Saya”.\nKamu dapat menutup akun kapan saja dan membatalkannya dalam %d hari; setelah itu semuanya dihapus. Nomor akun yang ditutup tidak dapat mendaftar lagi selama 24 jam.',
  'legal.service.5-at-once':
    'Rahasiakan kode verifikasi. Jika orang lain memakai akunmu, keluarkan perangkat lain di halaman “Saya”.\nKamu dapat menutup akun kapan saja; setelah dikonfirmasi, semuanya langsung dihapus dan tidak bisa dibatalkan. Nomor akun yang ditutup tidak dapat mendaftar lagi selama 24 jam.',
  'legal.service.head-6': 'Anak',
  'legal.service.6':
    'Yang belum %d tahun tidak punya akun sendiri: walinya menambahkan dan memotret dengan akun wali. Foto anak hanya dipakai dengan persetujuan wali dan tidak pernah tampil di komunitas.',
  'legal.service.head-7': 'Yang tidak diizinkan',
  'legal.service.7':
    'Tidak boleh ketelanjangan atau pornografi, hal tak pantas tentang anak, kekerasan, kebencian, narkoba, propaganda politik, pemalsuan, atau penipuan.\nPerangkat lunak menilai deskripsi sebelum foto dibuat dan gambar sebelum kamu lihat; yang ditolak tidak disimpan atau dihitung. Perangkat lunak bisa salah: mintalah kami memeriksa lagi.',
  'legal.service.head-8': 'Komunitas',
  'legal.service.8':
    'Membagikan ke komunitas memerlukan persetujuan tersendiri. Semua orang lalu melihat gambar, namamu, dan tema atau kata yang dipahami dari deskripsimu, dan dapat memotret yang sama dengan wajahnya; foto asli dan deskripsi seperti yang kamu tulis tidak terlihat.\nKamu dapat menariknya kapan saja. Alamat gambar yang sudah dibuka berakhir paling lama dua jam kemudian. Potret orang lain dengan wajahnya adalah milik mereka.',
  'legal.service.head-9': 'Tanggung jawab kami',
  'legal.service.9':
    'Potret dibuat perangkat lunak; bisa tidak mirip atau cacat, dan bukan bukti. Kami berusaha menjaga layanan tetap berjalan dan tidak menjanjikan tanpa henti. Tanggung jawab menurut hukum tetap berlaku.',
  'legal.service.head-10': 'Perubahan, pengakhiran, dan hukum',
  'legal.service.10':
    'Bila maknanya berubah, versinya berubah dan kami memintamu membaca serta menyetujui lagi. Kami dapat berhenti melayani akun yang melanggar ketentuan atau hukum; kamu tetap dapat mengekspor data.\nBerlaku hukum tempat kedudukan pengelola, kecuali hukum lain disebut di atas. Perlindungan konsumen di tempat tinggalmu tidak berkurang.',
  'legal.privacy.head-1': 'Apa yang kami simpan',
  'legal.privacy.1':
    'Kami hanya menyimpan yang diperlukan untuk layanan dan keamanan, sebagai berikut.\n• Akun: nomor telepon, atau id dari cara masuk lain; nama dan foto profil; jenis kelamin, tahun lahir, dan lainnya bila kamu sampaikan.\n• Wajah: foto yang kamu unggah, orang yang dipotong darinya, ciri untuk memeriksa kemiripan, serta perkiraan jenis kelamin dan usia.\n• Pemotretan: tema pilihanmu, deskripsimu, foto dan video yang dibuat, serta pesan.\n• Catatan: jenis perangkat dan waktu masuk; apa yang kamu setujui atau tolak, versi mana, dan dalam bahasa apa.',
  'legal.privacy.1-shop':
    '• Pesanan: apa yang kamu beli, berapa harganya, dan cara bayarnya, beserta id pembayar dari layanan pembayaran bila diperlukan; yang kamu tulis tentang pesanan; nama, nomor telepon, dan alamat tujuan cetakan foto. Semuanya dihapus bersama akun, sedangkan id pembayar setelah pengembalian yang berjalan selesai.',
  'legal.privacy.head-2': 'Untuk apa',
  'legal.privacy.2':
    'Nomor telepon untuk masuk dan memulihkan akun. Foto wajah dan ciri untuk tema pilihanmu, memeriksa kemiripan dan, bila kamu mau, memastikan orang asli. Alamat IP hanya mencegah penyalahgunaan. Tidak untuk mengenali orang, melatih model, iklan, atau dijual.',
  'legal.privacy.head-3': 'Di mana, dan siapa menerimanya',
  'legal.privacy.3':
    'Data ada di server pengelola; potret juga dibuat dan dinilai di sana, kecuali kamu menyetujui lain.\n• Penyedia SMS hanya menerima nomor telepon dan kode.\n• Dengan masuk sekali ketuk, operator seluler dan penyedia autentikasi memeriksa nomor; dari cara masuk lain kami hanya mengambil satu id.\n• Layanan di luar studio untuk memotret, menilai, atau memverifikasi orang asli menerima gambar hanya setelah tiap orang di dalamnya setuju secara terpisah; pertanyaannya menyebut namanya. Layanan yang memverifikasi orang asli juga menerima nama asli dan nomor identitasmu: kami meneruskannya tanpa menyimpannya, atau kamu menunjukkan kartunya di halaman layanan itu.',
  'legal.privacy.3-shop':
    '• Saat kamu membayar, layanan pembayaran menerima nomor dan jumlah pesanan serta, bila diperlukan, siapa yang membayar dan alamat IP. Pihak yang mencetak dan mengirim foto menerima gambar, nama, nomor telepon, dan alamat.',
  'legal.privacy.head-4': 'Persetujuanmu',
  'legal.privacy.4':
    'Setiap hal ditanyakan sendiri dan setiap orang menjawab sendiri: pemakaian wajah, sampul tema dengan wajah itu, pengiriman gambar ke layanan di luar studio, dan tampil di komunitas. Menolak hanya memengaruhi hal itu.\nKamu dapat menariknya di halaman “Saya” kapan saja. Bila persetujuan pemakaian wajah ditarik, foto wajah dan ciri dihapus dan yang dibagikan keluar dari komunitas.',
  'legal.privacy.head-5': 'Berapa lama',
  'legal.privacy.5':
    '• Foto yang tidak lolos tidak disimpan; yang lolos tetapi tidak dipakai dihapus dalam satu jam.\n• Foto wajah dan ciri: sampai kamu menghapusnya. Bisa dibatalkan selama sepuluh menit, lalu dihapus tuntas.\n• Potret yang tidak disimpan: %d hari. Yang disimpan: sampai kamu menghapusnya.\n• Kode dan catatan anti-penyalahgunaan: dua hari. Hash dari yang ditunjukkan cara masuk lain, agar tidak dipakai dua kali: 100 hari. Sesi masuk berakhir setelah 90 hari tidak dipakai; catatannya dihapus 90 hari setelah berakhir. File ekspor: 24 jam.',
  'legal.privacy.head-6': 'Cara melindunginya',
  'legal.privacy.6':
    'Nomor telepon, foto, ciri, dan deskripsi disimpan dan dikirim terenkripsi. Log tidak memuat nomor, kode, alamat IP, atau gambar. Alamat gambar kedaluwarsa dan hanya diberikan kepada yang boleh melihat.',
  'legal.privacy.head-7': 'Hakmu',
  'legal.privacy.7':
    'Kamu dapat melihat, memperbaiki, dan mengekspor data, menghapus foto dan orang, menarik persetujuan, dan menutup akun.\nPenutupan dapat dibatalkan dalam %d hari; setelah itu semuanya dihapus, dan kamu menerima sertifikat penghapusan. Nomor telepon tinggal 24 jam lagi dalam bentuk yang tak dapat dibaca balik. Cadangan dibersihkan pengelola secara berkala. Kamu juga dapat mengadu ke otoritas yang berwenang.',
  'legal.privacy.7-at-once':
    'Kamu dapat melihat, memperbaiki, dan mengekspor data, menghapus foto dan orang, menarik persetujuan, dan menutup akun.\nSetelah penutupan dikonfirmasi, semuanya langsung dihapus dan tidak bisa dibatalkan; kamu menerima sertifikat penghapusan. Nomor telepon tinggal 24 jam lagi dalam bentuk yang tak dapat dibaca balik. Cadangan dibersihkan pengelola secara berkala. Kamu juga dapat mengadu ke otoritas yang berwenang.',
  'legal.privacy.head-8': 'Anak',
  'legal.privacy.8':
    'Yang belum %d tahun dipotret oleh walinya dengan akun wali, dan persetujuannya kami catat. Bila foto tampak seperti anak, kami bertanya; usia yang diperkirakan dari foto hanya untuk bertanya dan tidak memutuskan apa pun. Bila seorang anak membuka akun sendiri, beri tahu kami dan kami hapus.',
  'legal.privacy.head-9': 'Label AI',
  'legal.privacy.9':
    'Setiap gambar yang keluar punya tanda terlihat dan tanda di file; tidak ada nama atau akunmu di dalamnya. Pemberian gambar tanpa tanda terlihat dicatat sekitar enam bulan menurut hukum; setelah akun ditutup, catatan itu tidak lagi mengarah kepadamu.',
  'legal.privacy.head-10': 'Verifikasi orang asli',
  'legal.privacy.10':
    'Bila studio yang memeriksa, bingkai kamera hanya ada di memori selama penilaian lalu hilang; hasil dan ringkasan yang tak dapat dibaca balik disimpan 30 hari agar tidak dipakai ulang. Bingkai menjadi fotomu hanya dengan persetujuan terpisah. Bila ada cara lain bagi yang tak dapat memakai kamera (klip pendek atau orang yang melihat), itu dijelaskan dulu dan kamu yang memutuskan. Layanan verifikasi di luar studio memerlukan persetujuan terpisah.',
  'legal.privacy.head-11': 'Di perangkatmu',
  'legal.privacy.11':
    'Di peramban atau program mini kami menyimpan data masuk, kunci perangkat, pengaturan, dan yang terakhir kamu lihat; data masuk dienkripsi dan hilang saat kamu keluar. Tidak ada iklan dan tidak ada cookie yang mengikutimu. Saat kamu menutup akun di sini, alamat sertifikatnya disimpan terenkripsi di perangkat ini selama 30 hari.',
  'legal.privacy.head-12': 'Perubahan dan kontak',
  'legal.privacy.12':
    'Bila maknanya berubah, versinya berubah dan kami bertanya lagi. Untuk pertanyaan, hubungi pengelola lewat kontak di atas.',
  'legal.privacy.head-13': 'Kartu emas dan poin',
  'legal.privacy.13':
    'Setiap kartu emas, poin, dan koin yang masuk atau keluar dicatat. Saat akun ditutup, sisanya hangus; catatannya tetap ada untuk pembukuan dan tidak lagi mengarah kepadamu. Agar hadiah pendaftaran diberikan sekali per nomor telepon, disimpan ringkasan nomormu yang dihitung dengan kunci, yang tidak dapat dikembalikan menjadi nomor.',
} as const satisfies AreaTable<'legal'>;
