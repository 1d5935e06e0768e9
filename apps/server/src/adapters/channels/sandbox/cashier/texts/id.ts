import type { CashierTexts } from '../cashier-texts.ts';

export const id: CashierTexts = {
  title: 'Kasir demo',
  heading: 'Kasir demo: tidak ada uang sungguhan di sini',
  order: 'Pesanan',
  states: {
    waiting: 'menunggu pembayaran',
    failed: 'pembayaran gagal, bisa dicoba lagi',
    closed: 'ditutup, tidak bisa dibayar lagi',
    paid: 'sudah dibayar',
  },
  until: 'Terbuka sampai %s UTC. Diamkan saja agar waktunya habis.',
  back: 'Kembali ke toko',
  noAnswer: 'Kasir tidak menjawab. Coba lagi.',
  acts: {
    pay: 'Bayar',
    fail: 'Gagalkan: bank menolak',
    cancel: 'Batal dan kembali',
    expire: 'Habiskan waktu sekarang',
    late: 'Bayar, beri tahu toko setelah 20 detik',
    twice: 'Bayar, beri tahu toko tiga kali sekaligus',
    reordered: 'Bayar, lalu kabarkan kegagalan ke toko',
    silent: 'Bayar tanpa memberi tahu toko: toko harus bertanya',
    forged: 'Tidak bayar, kirim pemberitahuan palsu',
  },
};
