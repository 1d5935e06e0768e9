import type { AreaTable } from '../../table.ts';

export default {
  'legal.service.title': 'Perjanjian Layanan',
  'legal.service.1':
    'Kinora menggunakan foto yang Anda unggah untuk membuat potret Anda dalam berbagai tema. Potret dibuat oleh perangkat lunak, bukan diambil dengan kamera, dan hal itu dicantumkan pada setiap potret.',
  'legal.service.2':
    'Unggah hanya foto Anda sendiri atau foto orang yang telah memberikan persetujuan. Dilarang menggunakan wajah orang lain untuk menyamar, menyesatkan, atau merugikan siapa pun.',
  'legal.service.3':
    'Foto yang Anda unggah dan potret yang dihasilkan adalah milik Anda. Kami menggunakannya semata-mata untuk memberikan layanan kepada Anda, tidak untuk melatih model dan tidak untuk iklan.',
  'legal.service.4':
    'Foto yang tidak Anda simpan akan dihapus setelah jangka waktunya berakhir. Jumlah harinya tercantum pada halaman pemilihan foto.',
  'legal.service.5':
    'Jagalah kerahasiaan kode verifikasi yang Anda terima. Jika akun Anda digunakan orang lain, keluar dari akun akan mengakhiri sesi pada perangkat tersebut.',
  'legal.service.6':
    'Jika ketentuan ini atau hukum dilanggar, kami dapat menghentikan layanan. Apabila ketentuan berubah, kami akan meminta Anda membaca dan menyetujuinya kembali.',
  'legal.privacy.title': 'Kebijakan Privasi',
  'legal.privacy.1':
    'Data pribadi yang kami simpan hanyalah: nomor telepon, foto wajah yang Anda unggah, ciri wajah yang dihitung darinya, potret yang dihasilkan, serta ketentuan apa yang Anda setujui dan kapan.',
  'legal.privacy.2':
    'Nomor telepon hanya digunakan untuk masuk dan memulihkan akun. Foto dan ciri wajah hanya digunakan untuk tema yang Anda pilih dan untuk memeriksa kemiripan.',
  'legal.privacy.3':
    'Nomor telepon, foto, dan ciri wajah disimpan terenkripsi. Semuanya tidak dicatat dalam log, tidak diberikan kepada pihak ketiga tanpa persetujuan terpisah darimu, dan tidak digunakan untuk melatih model.',
  'legal.privacy.4':
    'Sebelum menggunakan data wajah, kami meminta persetujuan Anda secara terpisah. Anda dapat menariknya kapan saja di halaman “Saya”; setelah itu foto dan ciri wajah dihapus.',
  'legal.privacy.5':
    'Foto yang dihapus dapat dipulihkan dalam sepuluh menit. Setelah itu foto dihapus dari penyimpanan tanpa menyisakan salinan.',
  'legal.privacy.6':
    'SMS dikirim oleh penyedia layanan, yang hanya menerima nomor telepon dan kode verifikasi Anda. Saat Anda masuk dengan nomor ponsel, operator Anda dan penyedia autentikasi memeriksa nomornya.',
  'legal.operator': 'Pengelola',
  'legal.contact': 'Kontak',
  'legal.version': 'Versi %s',
  'legal.service.head-1': 'Layanan kami',
  'legal.service.head-2': 'Foto yang kamu unggah',
  'legal.service.head-3': 'Milik siapa fotonya',
  'legal.service.head-4': 'Berapa lama disimpan',
  'legal.service.head-5': 'Akunmu',
  'legal.service.head-6': 'Perubahan dan pengakhiran',
  'legal.privacy.head-1': 'Yang kami simpan',
  'legal.privacy.head-2': 'Untuk apa',
  'legal.privacy.head-3': 'Cara kami melindunginya',
  'legal.privacy.head-4': 'Persetujuanmu',
  'legal.privacy.head-5': 'Penghapusan',
  'legal.privacy.head-6': 'Pihak yang bekerja untuk kami',
} as const satisfies AreaTable<'legal'>;
