import type { AreaTable } from '../../table.ts';

export default {
  'covers.ask-title': 'Pakai wajahmu di sampul tema?',
  'covers.ask-text':
    'Studio memotret ulang sampul dan contoh dengan wajahmu. Hanya kamu yang melihat. Kalau tidak, kamu melihat wajah contoh; bisa diubah kapan saja.',
  'covers.ask-title-other': 'Tampilkan %s juga di sampul tema berdua?',
  'covers.ask-text-other':
    'Sampul dan contoh tema berdua akan menampilkan kalian berdua. Hanya kamu yang melihat. Tanyakan dulu padanya; jika di bawah umur, wali yang memutuskan.',
  'covers.agree': 'Ya, pakai',
  'covers.refuse': 'Tidak',
  'covers.agreed': 'Sampul akan berganti satu per satu',
  'outside.ask-title': 'Kirim foto ke layanan di luar studio?',
  'outside.ask-text':
    'Untuk memotret, memeriksa foto, atau memverifikasi orang, foto wajah dikirim ke layanan di luar studio: %s. Jika tidak setuju, hanya studio sendiri yang memotret dan beberapa tema mungkin tidak bisa. Bisa ditarik kapan saja.',
  'outside.ask-only':
    'Tema ini hanya bisa dipotret jika foto wajah dikirim ke layanan di luar studio: %s. Jika tidak setuju, pilih tema lain. Bisa ditarik kapan saja.',
  'outside.ask-who': 'Ini tentang: %s.',
  'outside.ask-text-other':
    'Tanyakan dulu sebelum menjawab untuk orang lain; jika di bawah umur, wali yang memutuskan.',
  'outside.check-first': 'Centang dulu untuk mulai',
  'outside.agree': 'Setuju',
  'outside.refuse': 'Studio saja',
  'outside.other': 'Tema lain',
  'service.aliyun': 'Alibaba Cloud',
  'service.tencent': 'Tencent Cloud',
} as const satisfies AreaTable<'purposes'>;
