import type { AreaTable } from '../../table.ts';

export default {
  'legal.service.title': 'Perjanjian Layanan',
  'legal.privacy.title': 'Kebijakan Privasi',
  'legal.operator': 'Pengelola',
  'legal.contact': 'Kontak',
  'legal.version': 'Versi %s',
  'legal.contents': 'Daftar isi',
  'legal.date': 'Direvisi pada %s',
  'legal.law': 'Hukum yang berlaku',
  'legal.service.head-1': 'Apa yang kami tawarkan',
  'legal.service.1':
    'Kinora memakai foto yang kamu unggah untuk membuat potret dirimu dalam berbagai tema. Potret dibuat oleh perangkat lunak, bukan diambil kamera, dan setiap potret menyatakannya.',
  'legal.service.head-2': 'Foto yang kamu unggah',
  'legal.service.2':
    'Unggah hanya fotomu sendiri atau foto orang yang sudah setuju.\nJangan memakai wajah orang lain untuk menyamar sebagai orang itu, menyesatkan atau menyakiti siapa pun, ataupun memalsukan dokumen.',
  'legal.service.head-3': 'Milik siapa fotonya',
  'legal.service.3':
    'Foto yang kamu unggah dan potretnya milikmu; kamu dapat menyimpan, mencetak, membagikan, dan memakainya. Kami memakainya hanya untuk melayanimu, bukan untuk melatih model dan bukan untuk iklan.\nFoto yang dibawa keluar memuat tanda “Dibuat AI”. Di tempat hukum mewajibkan tanda itu, jangan menghapusnya. Pasfoto tanpa tanda terlihat diberikan hanya setelah kamu setuju mencantumkan asalnya sendiri.',
  'legal.service.head-4': 'Berapa lama disimpan',
  'legal.service.4':
    'Foto yang tidak kamu simpan dihapus setelah %d hari. Yang kamu simpan tetap ada sampai kamu menghapusnya atau menutup akun.',
  'legal.service.head-5': 'Akunmu',
  'legal.service.5':
    'Rahasiakan kode verifikasi. Jika orang lain memakai akunmu, keluarkan perangkat lain di halaman “Saya”.\nKamu dapat menutup akun kapan saja dan membatalkannya dalam %d hari; setelah itu semuanya dihapus. Nomor telepon akun yang ditutup tidak dapat didaftarkan lagi selama 24 jam.',
  'legal.service.5-at-once':
    'Rahasiakan kode verifikasi. Jika orang lain memakai akunmu, keluarkan perangkat lain di halaman “Saya”.\nKamu dapat menutup akun kapan saja; setelah dikonfirmasi, penghapusan semuanya langsung dimulai dan tidak bisa dibatalkan. Nomor telepon akun yang ditutup tidak dapat didaftarkan lagi selama 24 jam.',
  'legal.service.head-6': 'Anak di bawah umur',
  'legal.service.6':
    'Yang belum %d tahun tidak dapat membuka akun sendiri: walinya menambahkan dan memotret dengan akun wali. Foto anak hanya dipakai dengan persetujuan wali dan tidak tampil di komunitas.',
  'legal.service.head-7': 'Yang tidak diizinkan',
  'legal.service.7':
    'Tidak boleh memotret ketelanjangan atau pornografi, hal tak pantas yang melibatkan anak di bawah umur, kekerasan, kebencian, narkoba, propaganda politik, pemalsuan, atau penipuan.\nPerangkat lunak memeriksa deskripsi sebelum pemotretan dan foto sebelum kamu melihatnya; foto yang tidak lolos tidak disimpan dan tidak dihitung. Perangkat lunak bisa salah; kamu dapat menghubungi kami untuk pemeriksaan ulang.',
  'legal.service.head-8': 'Komunitas',
  'legal.service.8':
    'Membagikan ke komunitas memerlukan persetujuan tersendiri. Setelah dibagikan, semua orang dapat melihat foto, namamu, dan tema atau kata yang dipahami dari deskripsimu, serta memotret yang sama dengan wajah mereka sendiri; foto aslimu dan deskripsi seperti yang kamu tulis tidak terlihat.\nKamu dapat menariknya kapan saja. Setelah ditarik, alamat gambar yang sudah dibuka berakhir paling lama dua jam kemudian. Foto yang dipotret orang lain dengan wajah mereka sendiri adalah milik mereka.',
  'legal.service.head-9': 'Tanggung jawab kami',
  'legal.service.9':
    'Potret dibuat perangkat lunak; bisa tidak mirip atau cacat, dan tidak dapat dijadikan bukti. Kami berusaha menjaga layanan tetap tersedia, tetapi tidak menjamin tanpa gangguan. Tanggung jawab menurut hukum tetap berlaku.',
  'legal.service.head-10': 'Perubahan, pengakhiran, dan hukum',
  'legal.service.10':
    'Bila makna perjanjian ini berubah, nomor versinya berubah dan kami memintamu membaca serta menyetujuinya lagi. Bila perjanjian ini atau hukum dilanggar, kami dapat menghentikan layanan; kamu tetap dapat mengekspor datamu.\nBerlaku hukum tempat kedudukan pengelola; bila di atas disebutkan lain, yang disebutkan itu yang berlaku. Perlindungan konsumen di tempat tinggalmu tidak terpengaruh.',
  'legal.privacy.head-1': 'Apa yang kami simpan',
  'legal.privacy.1':
    'Kami hanya menyimpan informasi yang diperlukan untuk layanan dan keamanan, sebagai berikut.\n• Akun: nomor telepon, atau ID dari cara masuk pihak ketiga; nama dan foto profil; jenis kelamin, tahun lahir, dan lainnya yang kamu sampaikan (boleh dikosongkan); tautan yang membawamu ke sini, bila tautan itu menyebutkannya.\n• Wajah: foto yang kamu unggah, gambar orang yang dipotong darinya, ciri wajah untuk memeriksa kemiripan, serta perkiraan jenis kelamin dan usia.\n• Pemotretan: tema pilihanmu, deskripsi yang kamu tulis, foto dan video yang dibuat, serta pesan.\n• Catatan: jenis perangkat dan waktu masuk; apa yang kamu setujui atau tolak, versi mana, dan dibaca dalam bahasa apa.',
  'legal.privacy.1-shop':
    '• Pesanan: apa yang kamu beli, berapa harganya, dan cara bayarnya, beserta ID pembayar dari layanan pembayaran bila diperlukan; yang kamu tulis tentang pesanan; nama, nomor telepon, dan alamat tujuan foto cetak. Semuanya dihapus bersama akun; ID pembayar dihapus setelah pengembalian dana yang sedang berjalan selesai.\n• Hadiah: berapa kartu emas yang kamu berikan dan kapan, serta nomor telepon temanmu yang sebagian besar angkanya disembunyikan; sampai kartunya diterima atau kembali, juga hash nomor itu yang dihitung dengan kunci. Semuanya dihapus bersama akunmu; nomor yang disembunyikan dihapus juga saat temanmu menutup akunnya.',
  'legal.privacy.head-2': 'Untuk apa',
  'legal.privacy.2':
    'Nomor telepon dipakai untuk masuk dan memulihkan akun. Foto dan ciri wajah dipakai untuk memotret tema pilihanmu, memeriksa kemiripan dan, bila kamu mau, memastikan orang asli. Alamat IP hanya dipakai untuk mencegah penyalahgunaan. Tidak ada yang dipakai untuk mengenali orang, melatih model, atau iklan, dan tidak ada yang dijual.',
  'legal.privacy.head-3': 'Di mana, dan siapa menerimanya',
  'legal.privacy.3':
    'Data disimpan di server pengelola; secara bawaan potret juga dibuat dan diperiksa di sana.\n• Penyedia SMS hanya menerima nomor telepon dan kode verifikasi.\n• Saat masuk sekali ketuk, nomor diperiksa oleh operator selulermu dan penyedia autentikasi; saat masuk lewat pihak ketiga, kami hanya mengambil satu ID.\n• Layanan pemotretan, pemeriksaan, atau verifikasi orang asli di luar studio menerima foto hanya setelah setiap orang yang dipotret setuju secara terpisah; saat kami bertanya, nama layanan itu disebutkan. Layanan verifikasi orang asli juga menerima nama asli dan nomor identitasmu: kami meneruskannya tanpa menyimpannya, atau kamu menunjukkan kartu identitas di halaman layanan itu.',
  'legal.privacy.3-shop':
    '• Saat kamu membayar, layanan pembayaran menerima nomor dan nominal pesanan serta, bila diperlukan, siapa yang membayar dan alamat IP. Pihak yang mencetak dan mengirim foto menerima foto, nama, nomor telepon, dan alamat.',
  'legal.privacy.head-4': 'Persetujuanmu',
  'legal.privacy.4':
    'Setiap hal ditanyakan tersendiri dan setiap orang menjawab sendiri: pemakaian wajah, pemakaian wajahmu di sampul tema, pengiriman foto ke layanan di luar studio, dan tampil di komunitas. Menolak hanya memengaruhi hal itu.\nKamu dapat menariknya di halaman “Saya” kapan saja. Bila persetujuan pemakaian wajah ditarik, foto dan ciri wajah langsung dihapus dan foto yang dibagikan keluar dari komunitas.',
  'legal.privacy.head-5': 'Berapa lama',
  'legal.privacy.5':
    '• Foto yang tidak lolos tidak disimpan; yang lolos tetapi tidak dipakai dihapus dalam satu jam.\n• Foto dan ciri wajah: sampai kamu menghapusnya.\n• Potret yang tidak disimpan: %d hari. Yang disimpan: sampai kamu menghapusnya.\n• Kode verifikasi dan catatan anti-penyalahgunaan: dua hari. Hash bukti masuk lewat pihak ketiga (agar tidak dipakai dua kali): 100 hari. Sesi masuk berakhir setelah 90 hari tidak dipakai; catatannya dihapus 90 hari setelah sesi berakhir atau kamu keluar. File ekspor: 24 jam.',
  'legal.privacy.5-undo': '• Yang kamu hapus bisa dikembalikan dalam %d menit, lalu dihapus tuntas.',
  'legal.privacy.head-6': 'Cara melindunginya',
  'legal.privacy.6':
    'Nomor telepon, foto, ciri wajah, dan deskripsi disimpan dan dikirim terenkripsi. Log tidak memuat nomor telepon, kode verifikasi, alamat IP, atau foto. Alamat gambar kedaluwarsa dan hanya diberikan kepada yang boleh melihat.',
  'legal.privacy.head-7': 'Hakmu',
  'legal.privacy.7':
    'Kamu dapat melihat, memperbaiki, dan mengekspor datamu, menghapus foto dan orang, menarik persetujuan, dan menutup akun.\nPenutupan dapat dibatalkan dalam %d hari; setelah itu semuanya dihapus, dan kamu menerima sertifikat penghapusan. Nomor teleponmu disimpan 24 jam lagi, hanya dalam bentuk yang tak dapat dibaca balik. Cadangan dibersihkan pengelola secara berkala. Kamu juga dapat mengadu ke otoritas yang berwenang.',
  'legal.privacy.7-at-once':
    'Kamu dapat melihat, memperbaiki, dan mengekspor datamu, menghapus foto dan orang, menarik persetujuan, dan menutup akun.\nSetelah penutupan dikonfirmasi, penghapusan semuanya langsung dimulai dan tidak bisa dibatalkan; kamu menerima sertifikat penghapusan. Nomor teleponmu disimpan 24 jam lagi, hanya dalam bentuk yang tak dapat dibaca balik. Cadangan dibersihkan pengelola secara berkala. Kamu juga dapat mengadu ke otoritas yang berwenang.',
  'legal.privacy.head-8': 'Anak di bawah umur',
  'legal.privacy.8':
    'Yang belum %d tahun dipotret oleh walinya dengan akun wali, dan persetujuan wali kami catat. Bila foto tampak seperti foto anak, kami bertanya; usia yang diperkirakan dari foto hanya untuk bertanya dan tidak memutuskan apa pun. Bila anak membuka akun sendiri, setelah usianya diberitahukan akun itu tidak dapat lagi memotret, memesan, atau menerbitkan apa pun; isinya dapat disimpan dan dihapus, dan akunnya dapat ditutup.',
  'legal.privacy.head-9': 'Label AI',
  'legal.privacy.9':
    'Setiap foto yang dibawa keluar memiliki tanda terlihat dan tanda di dalam file; di dalamnya tidak ada nama atau akunmu. Bila foto tanpa tanda terlihat dibawa keluar, hal itu dicatat sekitar enam bulan sesuai hukum; setelah akun ditutup, catatan itu tidak lagi mengarah kepadamu.',
  'legal.privacy.head-10': 'Verifikasi orang asli',
  'legal.privacy.10':
    'Bila studio yang memverifikasi, gambar kamera hanya berada di memori untuk penilaian, lalu dibuang; hanya hasil dan hash yang tak dapat dibaca balik yang disimpan 30 hari agar tidak dipakai ulang. Gambar itu disimpan sebagai fotomu hanya dengan persetujuan terpisah. Bila ada cara lain bagi yang tidak dapat memakai kamera (klip pendek atau pemeriksaan oleh orang), itu dijelaskan dulu dan kamu yang memutuskan. Layanan verifikasi di luar studio memerlukan persetujuan terpisah.',
  'legal.privacy.head-11': 'Di perangkatmu',
  'legal.privacy.11':
    'Di peramban atau program mini kami menyimpan data masuk, kunci perangkat, pengaturan, yang terakhir kamu lihat, dan yang kamu hapus tetapi masih bisa dikembalikan; data masuk dienkripsi dan dihapus saat kamu keluar. Tidak ada iklan dan tidak ada cookie yang melacakmu. Setelah kamu menutup akun di perangkat ini, alamat sertifikat penghapusan disimpan terenkripsi di sini selama 30 hari.',
  'legal.privacy.head-12': 'Perubahan dan kontak',
  'legal.privacy.12':
    'Bila maknanya berubah, nomor versinya berubah dan kami memintamu menyetujui lagi. Untuk pertanyaan, hubungi pengelola lewat kontak di atas.',
  'legal.privacy.12-alone':
    'Bila maknanya berubah, nomor versinya berubah dan kami memintamu menyetujui lagi. Pengelola belum mencantumkan kontak di sini.',
  'legal.privacy.head-13': 'Kartu emas dan poin',
  'legal.privacy.13':
    'Setiap penambahan dan pengurangan kartu emas, poin, dan Koin Liao dicatat. Saat akun ditutup, sisanya hangus; catatannya tetap disimpan untuk pencocokan, tetapi tidak lagi mengarah kepadamu. Agar hadiah pendaftaran hanya diberikan sekali per nomor telepon, disimpan hash nomormu yang dihitung dengan kunci, yang tidak dapat dikembalikan menjadi nomor.',
} as const satisfies AreaTable<'legal'>;
