import type { ShopTalk } from './shop-talk.ts';

export const talk: ShopTalk = {
  actions: {
    addToCart: 'Tambah ke keranjang | Masukkan ke keranjang | Tambah ke troli',
    buyNow: 'Beli langsung',
    viewCart: 'Lihat keranjang | Keranjang belanja',
    goToCheckout: 'Lanjut ke pembayaran | Teruskan ke daftar keluar',
    guest: 'Lanjutkan sebagai tamu | Beli tanpa mendaftar',
    continue: 'Lanjutkan | Selanjutnya | Simpan dan lanjutkan',
    continueShopping: 'Lanjut belanja | Teruskan membeli belah',
    placeOrder: 'Buat pesanan | Bayar sekarang | Konfirmasi pesanan | Buat tempahan | Bayar Rp250.000',
    removeItem: 'Hapus | Hapus barang',
    rejectCookies: 'Tolak semua',
  },
  harmless: 'Pesanan saya | Lacak pesanan | Metode pembayaran | Riwayat pembelian | Cara pembayaran | Status pesanan',
  totals: {
    subtotal: 'Subtotal | Total harga (2 barang)',
    shipping: 'Ongkos kirim | Biaya pengiriman | Bayaran penghantaran',
    tax: 'PPN 11% | Pajak | Cukai',
    discount: 'Diskon | Potongan voucher',
    fee: 'Biaya layanan | Asuransi pengiriman',
    total: 'Total tagihan | Total pembayaran | Jumlah keseluruhan | Total (termasuk PPN)',
  },
  pages: {
    confirmation: 'Terima kasih atas pesanan Anda | Pesanan Anda telah diterima | Pembayaran berhasil',
    emptyCart: 'Keranjang belanja Anda kosong | Tidak ada produk di keranjang',
    notFound: 'Halaman tidak ditemukan',
  },
  complaints: {
    out_of_stock: 'Stok habis | Produk ini habis terjual',
    insufficient_stock: 'Stok tidak mencukupi | Tersisa hanya 2 barang',
    card_declined: 'Kartu Anda ditolak | Pembayaran gagal',
    no_shipping_method: 'Tidak ada metode pengiriman untuk alamat ini',
    variant_required: 'Silakan pilih ukuran | Pilih warna',
  },
  twoToThreeDays: '2-3 hari kerja | 2 sampai 3 hari',
  card: 'Kartu kredit | Kartu Kredit/Debit',
  offline: 'Bayar di tempat (COD) | Transfer bank',
};
