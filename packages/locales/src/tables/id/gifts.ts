import type { AreaTable } from '../../table.ts';

export default {
  'gifts.title': 'Beri kartu emas',
  'gifts.take-title': 'Kartu emas untukmu',
  'gifts.text':
    'Beri teman kartu emas yang kamu beli. Kartu masuk begitu temanmu menerimanya; bila dalam %s tak ada yang menerima, kartu kembali kepadamu.',
  'gifts.tail': '4 digit terakhir nomor, sekali lagi',
  'gifts.tail-hint': 'Agar sampai ke orang yang tepat.',
  'gifts.count': 'Berapa',
  'gifts.count-hint': 'Kamu bisa memberi hingga %d.',
  'gifts.count-wrong': 'Isi angka dari 1 sampai %d.',
  'gifts.give': 'Beri',
  'gifts.given-title': 'Sudah dikirim',
  'gifts.given-text': 'Dikirim ke nomor itu. Bila tak ada yang menerima sampai %s, kartu kembali kepadamu.',
  'gifts.again': 'Beri lagi',
  'gifts.none-title': 'Belum ada yang bisa diberi',
  'gifts.none-text': 'Yang bisa diberi adalah kartu emas yang kamu beli, hingga %d per hari.',
  'gifts.buy': 'Isi ulang',
  'gifts.failed': 'Kartu emasmu tidak bisa dimuat',
  'gifts.loading': 'Memuat kartu emasmu',
  'gifts.waits-title': 'Ada kartu emas untukmu',
  'gifts.waits-text': 'Terima, lalu pakai untuk menyimpan foto.',
  'gifts.take': 'Terima',
  'gifts.taken-title': 'Sudah milikmu',
  'gifts.taken-text': 'Kartu emas ada di saldomu.',
  'gifts.purse': 'Lihat mutasi',
  'gifts.gone-title': 'Sudah tidak ada',
} as const satisfies AreaTable<'gifts'>;
