import type { Vocabulary } from '../vocabulary.ts';

/** Indonesian and Malay: most words of the trade are shared, the others stand beside each other. */
export const idMs: Vocabulary = {
  language: 'id-ms',
  fields: {
    other: 'kecamatan | kelurahan | nama (produk|toko|barang|perusahaan)',
    honorific: 'sapaan | gelar | jenis kelamin | jantina | gelaran',
    firstName: 'nama (depan|pertama)',
    middleName: 'nama tengah',
    lastName: 'nama (belakang|akhir|keluarga)',
    fullName: 'nama( lengkap| penerima| penuh| anda)?',
    company: '(nama )?(perusahaan|syarikat) | nama perusahaan',
    email: 'alamat (e ?mail|surel|emel) | surel | emel',
    emailConfirm: '(konfirmasi|ulangi|sahkan|pengesahan) (alamat )?(e ?mail|surel|emel)',
    phone:
      '(nomor|no|nombor) ?(hp|telepon|telpon|telefon|handphone|ponsel|wa|whatsapp|bimbit) | telepon | handphone | no hp | telp',
    phoneCountry: 'kode negara | kod negara',
    phoneArea: 'kode (area|wilayah) | kod kawasan',
    phoneExtension: 'ekstensi | sambungan( telefon)?',
    street: 'alamat( lengkap| pengiriman| rumah| 1)? | jalan',
    street2: 'alamat 2 | (baris )?alamat (tambahan|2|baris 2|lanjutan)( .{0,6})? | (informasi )?tambahan( alamat)?',
    houseNumber: '(nomor|no|nombor) rumah',
    postalCode: 'kode pos | kodepos | poskod',
    city: 'kota( kabupaten)? | bandar | kabupaten',
    province: 'provinsi | negeri',
    country: 'negara',
    vatId: 'npwp | (nomor|nombor) (pajak|cukai)( .{0,10})?',
    personalId: '(nomor |no |nombor )?(ktp|nik|paspor|pasport|mykad|kad pengenalan)',
    birthDate: 'tanggal lahir | tarikh lahir',
    birthDay: '^(hari|tanggal)$',
    birthMonth: 'bulan lahir',
    birthYear: 'tahun lahir',
    orderNote: 'catatan | pesan | instruksi khusus( .{0,15})?',
    coupon: 'kode (promo|voucher|kupon) | kod (promosi|baucar|kupon|diskaun) | kode diskon',
    giftCard: '(nomor |nombor )?(kartu|kad) hadiah | voucher hadiah',
    quantity: 'jumlah | kuantitas | kuantiti | qty',
    login: 'nama (pengguna|akun) | id pengguna',
    password: 'kata sandi | sandi | kata laluan',
    passwordConfirm: '(konfirmasi|ulangi|sahkan) (kata )?(sandi|laluan)',
    cardNumber: '(nomor|nombor) kartu( kredit)? | nombor kad',
    cardHolder: 'nama (pada|di) (kartu|kad) | (nama )?pemegang (kartu|kad)',
    cardExpiry: 'masa berlaku | tanggal kedaluwarsa | berlaku hingga | kadaluarsa',
    cardExpiryMonth: '^bulan$ | bulan (kedaluwarsa|kadaluarsa|tamat)( .{0,8})?',
    cardExpiryYear: '^tahun$ | tahun (kedaluwarsa|kadaluarsa|tamat)( .{0,8})?',
    cardCvc: 'kode keamanan | ko[d]e? ka(rtu|d)',
    search: 'cari.{0,15} | pencarian',
    otp: 'kode (verifikasi|otp)',
  },
  ticks: {
    other: 'tanpa (akun|akaun|mendaftar|registrasi|pendaftaran).{0,12} | sebagai (tamu|tetamu).{0,10}',
    newsletter: `(buletin|newsletter|berita|surat berita).{0,25} | (saya )?(ingin|mau|mahu|bersedia|setuju) (menerima|mendapatkan|dapat).{0,40} | (terima|kirim|hantar|dapatkan).{0,20}(promo|penawaran|tawaran|info|informasi|email).{0,20} | berlangganan.{0,25} | langgan.{0,20}`,
    terms:
      '(saya )?(telah |sudah )?(setuju|menyetujui|membaca|bersetuju|menerima|memahami).{0,50} | (syarat|ketentuan|terma|kebijakan|dasar|polisi)( .{0,30})? | persetujuan.{0,20}',
    sameAddress: `(alamat )?(penagihan|pengiriman|bil|penghantaran|pembayaran).{0,15}(sama|serupa).{0,25} | sama (dengan|seperti) alamat.{0,20} | (gunakan|guna|pakai) alamat (ini|yang sama|pengiriman|penghantaran).{0,20} | (kirim|hantar) ke alamat (ini|yang sama) | (gunakan|guna|sama)( alamat)?( yang)?( sama)?( dengan| seperti)? ?(alamat|penagihan|pengiriman)( .{0,30})? | alamat( .{0,20})? sama( .{0,20})?`,
    differentAddress:
      '(kirim|hantar|penghantaran|pengiriman) ke alamat (lain|berbeda|yang berbeda|berbeza).{0,8} | alamat (pengiriman |penagihan |penghantaran |bil )?(lain|berbeda|yang berbeda|berbeza).{0,8} | (alamat )?(penagihan|pengiriman) berbeda.{0,10} | (gunakan |kirim ke |hantar ke )?alamat (lain|berbeda|berbeza|yang berbeda)( .{0,25})? | alamat( .{0,30})? (tidak sama|berbeda|berbeza)',
    createAccount:
      '(buat|buka|cipta|bikin)( sebuah)? (akun|akaun)( .{0,10})? | daftar (sebagai )?(anggota|member|ahli).{0,6}',
    saveDetails:
      '(simpan|ingat|ingatkan)( .{0,40})? | (untuk )?(pembelian|belanja|pesanan|transaksi) (berikutnya|selanjutnya|seterusnya).{0,10} | tetap (masuk|login).{0,6} | (sebagai |jadikan )?(alamat )?(utama|default).{0,8}',
    extra:
      '(bungkus|pembungkusan|balutan) (kado|hadiah).{0,10} | (asuransi|insurans|takaful).{0,15} | (garansi|jaminan|waranti)( tambahan| lanjutan)?.{0,12} | (donasi|sumbangan|derma).{0,12} | proteksi.{0,15} | perlindungan.{0,12} | (keanggotaan|keahlian|langganan).{0,12} | kartu ucapan.{0,8}',
  },
  actions: {
    addToCart:
      '(tambah|tambahkan|masukkan|masukan|masuk)( produk| barang)? (ke|ke dalam|dalam|pada) (keranjang|troli|bakul|tas|beg)( belanja| beli belah)?( .{0,8})? | (tambah|masukkan) keranjang | \\+ keranjang | keranjang \\+ | pra ?(pesan|tempah)( .{0,6})? | pre ?order',
    buyNow: '(beli|pesan|order|tempah) (sekarang|langsung|terus)( .{0,8})? | beli langsung | ^(beli|pesan)$',
    viewCart:
      '(lihat|buka|ke|pergi ke|tampilkan|papar|kembali ke) (isi )?(keranjang|troli|bakul)( belanja| saya| anda)?( .{0,6})? | ^(keranjang|troli|bakul)( belanja| saya| beli belah)?( \\d+)?$',
    goToCheckout:
      '(lanjut|lanjutkan|teruskan|menuju|pergi|ke|proses)( ke)? (pembayaran|checkout|pembelian|daftar keluar|kasir|pemesanan|pesanan)( .{0,8})? | (beli|checkout|bayar) \\( ?\\d+ ?\\) | ^(checkout|daftar keluar|kasir)( sekarang)?$ | beli \\d+',
    guest:
      '(lanjut|lanjutkan|teruskan|beli|checkout|pesan|belanja|masuk)?( pembelian| pesanan)? ?sebagai (tamu|tetamu)( .{0,8})? | ^(tamu|tetamu)$ | (.{0,16} )?tanpa (mendaftar|daftar|registrasi|akun|akaun|login|log masuk|pendaftaran)( .{0,8})? | (pelanggan|pembeli) baru( .{0,4})? | (checkout|lanjut\\w*|beli|pesan|teruskan|daftar keluar|bayar)?( .{0,12})? ?sebagai (tamu|tetamu)( .{0,6})? | (tanpa|jangan buat) (akun|akaun|mendaftar|registrasi|daftar)( .{0,12})?',
    continue: `(lanjut|lanjutkan|teruskan|selanjutnya|berikutnya|seterusnya)(?! (belanja|berbelanja|membeli))( .{0,22})? | langkah (berikutnya|selanjutnya|seterusnya)( .{0,6})? | (simpan)( dan (lanjutkan|teruskan|lanjut))( .{0,6})? | ^(simpan|konfirmasi|sahkan|kirim|hantar|perbarui|kemas kini|pilih|oke)$ | (kirim|hantar|gunakan|guna)( ke)? alamat ini | (ke|pilih) (metode )?(pengiriman|penghantaran)( .{0,8})? | (konfirmasi|sahkan) (alamat|data|maklumat)( .{0,6})?`,
    applyCoupon:
      '(gunakan|terapkan|pakai|guna|tebus|aplikasikan|klaim)( (kode|kupon|voucher|promo|kod|baucar|diskon))*',
    openCoupon:
      '(punya|ada|memiliki|mempunyai) (kode|kupon|voucher|kod|baucar)( .{0,25})? | (masukkan|tambah|tambahkan|pilih|gunakan|guna) (kode|kupon|voucher|kod|baucar|promo)( (promo|voucher|kupon|diskon|promosi|diskaun))?( .{0,10})? | ^kode promo$ | makin hemat pakai promo',
    placeOrder: `(buat|kirim|konfirmasi|selesaikan|sahkan|hantar|proses|lakukan|tempatkan|letak)( dan bayar)? (pesanan|pembelian|order|pembayaran|tempahan|transaksi|bayaran)( .{0,12})? | (bayar|pesan|beli|tempah|order(?! \\S*\\d)) (sekarang|dengan kartu.{0,10}|rp.{0,14}|rm.{0,12}|\\S*\\d.{0,12})( .{0,8})? | ^(bayar|pesan|buat pesanan|tempah)$ | (setuju|konfirmasi) dan (bayar|pesan|beli)( .{0,6})? | pesan dan bayar | bayar pesanan | (bayar|pembayaran) untuk pesanan | (selesaikan|konfirmasi|kirim|sahkan|lengkapkan|hantar|buat) (pembayaran|pesanan|pembelian) | (beli|bayar|pesan) sekarang | ^(selesai|selesaikan)$`,
    dismiss:
      '^tutup( .{0,10})?$ | ^batal(kan)?$ | tidak( terima kasih)( .{0,20})? | ^tidak$ | nanti( saja)? | lain kali | lewati | langkau | mengerti | saya faham | tidak tertarik | bukan sekarang | sembunyikan',
    rejectCookies:
      '(tolak)( (semua|semuanya))?( .{0,12})? | (hanya|cuma)( cookie| kuki)?( yang)? (diperlukan|penting|wajib|perlu|esensial)( .{0,10})? | (saya )?tidak setuju | lanjutkan tanpa (menyetujui|menerima)',
    acceptCookies:
      '(terima|setuju|izinkan|setujui|benarkan)( (semua|semuanya|cookie|kuki))*( .{0,12})? | saya (setuju|mengerti|faham) | mengerti',
    removeItem: '(hapus|buang|padam|keluarkan|singkirkan)( .{0,25})? | kosongkan (keranjang|troli|bakul)( .{0,6})?',
    signIn:
      'masuk | log masuk | (sudah|telah) (punya|memiliki|mempunyai|ada) (akun|akaun)( .{0,4})? | (pelanggan|pengguna) (lama|terdaftar|sedia ada|berdaftar)( .{0,4})? | (akun|akaun) saya | lupa (kata )?(sandi|laluan)( .{0,4})? | login( .{0,12})? | ^(akun|akaun)$ | klik di ?sini untuk (masuk|log masuk) | sudah jadi pelanggan | (hilang|lupa) kata (laluan|sandi)( anda)? | (saya )?sudah (jadi |menjadi )?pelanggan | (sudah|telah) (punya|memiliki|mempunyai) (akun|akaun)( .{0,6})?',
    register: 'daftar( sekarang| akun)? | buat akun | langganan | (cipta|buat) akaun',
    expressWallet:
      '(bayar |beli )?(dengan |pakai |via |melalui )?(gopay|ovo|dana|shopee ?pay|linkaja|qris|touch n go|tng|grab ?pay|boost)( .{0,8})? | (bayar|beli) (dengan|via|melalui) (pay ?pal|apple ?pay|google ?pay)( .{0,6})? | pembayaran (cepat|ekspres)',
    edit: '(ubah|edit|ganti|sunting|tukar)( .{0,20})? | (kembali|sebelumnya)( .{0,20})? | (ubah|ganti|edit|tukar|sunting) (alamat|metode|cara|kaedah|pengiriman|penghantaran|pembayaran)( .{0,25})? | kembali( .{0,12})?',
    increaseQuantity: 'tambah (jumlah|kuantitas|kuantiti)( .{0,6})? | tambah (1|satu)',
    decreaseQuantity: '(kurangi|kurangkan)( (jumlah|kuantitas|kuantiti))?( .{0,6})?',
    updateCart:
      '(perbarui|update|kemas kini|kemaskini|hitung ulang)( (keranjang|troli|bakul|jumlah))( .{0,6})? | hitung ulang | perbarui( (total|keranjang|troli))? | kemas ?kini( (troli|jumlah))?',
    openSection:
      '(lihat|tampilkan|sembunyikan|papar|tunjuk)( (detail|rincian|butiran|lebih banyak|lagi|semua|ringkasan|selengkapnya))( .{0,10})? | (selengkapnya|lihat lagi|rincian|butiran|detail)( .{0,6})?',
    continueShopping:
      '(lanjut|lanjutkan|teruskan|kembali|terus)( ke)? (belanja|berbelanja|membeli belah|toko|kedai)( .{0,6})? | belanja lagi | mulai belanja',
    declineOffer:
      'tidak( terima kasih)( .{0,30})? | (lanjutkan|lanjut|bayar|teruskan) tanpa( .{0,25})? | (saya )?tidak (mau|perlu|ingin|mahu|tertarik)( .{0,20})? | tanpa (asuransi|garansi|proteksi|insurans|waranti)( .{0,8})? | tolak( .{0,10})?',
    acceptOffer: 'ya( .{0,25})? | (tambah|tambahkan) (asuransi|garansi|proteksi|insurans|waranti)( .{0,8})?',
    enterManually:
      '(masukkan|isi|tulis)( alamat)? (secara )?manual | (tambah|tambahkan|gunakan|guna) alamat( baru| baharu)( .{0,6})? | alamat (baru|baharu) | alamat tidak (ditemukan|dijumpai) | gunakan alamat yang (dimasukkan|saya masukkan)',
    search: '^cari$ | ^pencarian$ | ^carian$',
  },
  pages: {
    cart: '(keranjang|troli|bakul)( belanja| beli belah)?( saya| anda)? | isi keranjang',
    emptyCart:
      '(keranjang|troli|bakul)( belanja| beli belah)?( anda| kamu| saya)?( masih| saat ini| sedang)* (kosong)( .{0,8})? | (tidak|belum|tiada) ?(ada )?(produk|barang|item) (di|dalam|di dalam) (keranjang|troli|bakul)( .{0,10})? | wah keranjang.{0,20}kosong',
    signInChoice:
      'sebagai (tamu|tetamu) | (sudah|telah) (punya|memiliki|mempunyai) (akun|akaun) | pelanggan (baru|lama) | (masuk|log masuk) atau.{0,12}',
    address:
      '(alamat|data|informasi|detail|maklumat|butiran) (pengiriman|penagihan|penghantaran|pembeli|penerima|pelanggan|kontak|bil|pribadi|peribadi|hubungan)( .{0,6})? | alamat | rincian penagihan | butiran (pengebilan|bil) | (informasi|data|detail|maklumat|butiran) (kontak|pengiriman|penagihan|hubungan|penghantaran)',
    shipping:
      '(metode|cara|pilihan|opsi|kaedah|jenis) (pengiriman|penghantaran)( .{0,6})? | ^(pengiriman|penghantaran)$ | pilih (kurir|pengiriman|penghantaran)( .{0,4})?',
    payment:
      '(metode|cara|pilihan|kaedah|detail|informasi|maklumat) (pembayaran|bayaran)( .{0,6})? | ^(pembayaran|bayaran)$ | (detail|informasi|maklumat) (kartu|kad)( .{0,6})?',
    review:
      '(periksa|tinjau|semak|cek|konfirmasi)( kembali| semula)? (pesanan|pembelian)( .{0,6})? | (ringkasan|rincian|detail|butiran) (pesanan|belanja|pembelian) | langkah terakhir | (ringkasan|tinjauan|rangkuman)( pesanan| keranjang| troli)*( .{0,8})? | (periksa|tinjau|semak)( dan konfirmasi)? pesanan( .{0,8})?',
    confirmation: `terima kasih( banyak)?( (atas|telah|sudah|kerana|untuk) (pesanan|pembelian|berbelanja|memesan|membeli|order).{0,12})?( .{0,10})? | (pesanan|pembelian|pembayaran|transaksi|tempahan)( anda| kamu| \\S*\\d\\S*)?( telah| sudah| anda telah)? (berhasil|diterima|dikonfirmasi|dibuat|selesai|diproses|berjaya|disahkan|sukses)( .{0,12})? | (kami )?(telah|sudah) menerima pesanan( .{0,8})? | konfirmasi pesanan( .{0,8})? | (nomor|no|nombor) pesanan( anda)?( adalah)?.{0,8} | terima ?kasih atas pesanan( anda)?`,
    error:
      '(terjadi|ada|berlaku|telah terjadi) (kesalahan|masalah|ralat|gangguan|error)( .{0,12})? | (kesalahan|ralat)( (server|sistem|pelayan|internal).{0,8})? | (silakan|sila|coba|cuba)( coba| cuba)?( lagi| beberapa saat lagi| sebentar lagi)( .{0,10})? | (maaf|mohon maaf)( .{0,10})? | layanan tidak tersedia( .{0,6})? | ups( .{0,8})?',
    notFound:
      '(halaman|produk|laman|barang)( .{0,15})? (tidak (ditemukan|ada|tersedia|dijumpai|wujud))( .{0,6})? | tidak (ditemukan|dijumpai) | tidak wujud',
    soldOut:
      '(stok|stock|barang|produk)?( sudah| telah| sedang)? ?(habis|kosong|terjual habis|habis terjual|sold out|kehabisan stok|habis stok)( .{0,8})?$ | tidak tersedia( .{0,8})? | (beritahu|ingatkan|maklumkan)( saya)?( .{0,15})?(tersedia|stok|ada)( .{0,6})? | kehabisan( stok)? | habis dijual',
    captcha:
      '(saya )?bukan robot | (verifikasi|konfirmasi|buktikan)( bahwa)?( anda)? (manusia|bukan robot)( .{0,6})? | (masukkan|ketik) (karakter|huruf|kode)( .{0,12})?',
    botWall:
      'akses( .{0,6})? (ditolak|diblokir|dibatasi|dinafikan|disekat)( .{0,6})? | (aktivitas|lalu lintas|aktiviti) (tidak biasa|mencurigakan|luar biasa)( .{0,4})? | (memeriksa|menyemak) (peramban|browser|pelayar)( .{0,4})?',
    challenge3ds:
      '(verifikasi|konfirmasi|otentikasi|sahkan|autentikasi) (pembayaran|transaksi|kartu|kad)( .{0,8})? | bank( anda)?( .{0,20})? (kode|otp|verifikasi)( .{0,6})? | (kode|kata sandi|kata laluan) sekali (pakai|guna)( .{0,6})?',
    listing:
      '(urutkan|urut|isih|susun)( (berdasarkan|mengikut|menurut))?( .{0,6})? | (filter|saring|tapis)( .{0,6})? | \\d+ (produk|barang|hasil) | semua (produk|barang) | kategori( .{0,8})?',
    product:
      '(deskripsi|detail|informasi|spesifikasi|keterangan|butiran|penerangan|kode) (produk|barang)( .{0,4})? | (deskripsi|spesifikasi|ulasan|penilaian)( .{0,8})? | produk (terkait|serupa|berkaitan|lainnya) | (panduan|tabel|carta) (ukuran|saiz) | pilih (ukuran|warna|saiz)( .{0,4})? | (tambah (ke )?)?(wishlist|favorit|senarai hajat)( .{0,4})?',
  },
  totals: {
    subtotal:
      'sub ?(total|jumlah)( .{0,15})? | jumlah kecil( .{0,8})? | total (harga|produk|barang|belanja)( \\(?\\d.{0,10}| barang| produk)?( .{0,8})? | (harga|nilai) (barang|produk|pesanan)( .{0,8})? | \\d+ (barang|produk|item) | (total|jumlah) (barang|item|produk|artikel)',
    shipping:
      '(total |biaya |ongkos |kos |bayaran |caj |tarif )?(pengiriman|penghantaran|kirim(an)?|ongkir|antar)( .{0,40})? | ongkir( .{0,20})? | (biaya|total|ongkos|kos|caj|jumlah) (pengiriman|kirim|penghantaran)( .{0,12})? | ongkir( .{0,8})?',
    tax: '(termasuk |sudah termasuk )?(pajak|cukai|ppn|pajak pertambahan nilai|sst|gst)( \\d.{0,6})?( .{0,15})? | termasuk vat',
    discount:
      '(total |jumlah )?(diskon|potongan|promo|voucher|kupon|diskaun|baucar|hemat|penjimatan|potongan harga)( .{0,25})? | (anda |kamu )?(hemat|jimat)( .{0,10})? | (diskon|diskaun|promosi|promo|potongan)( .{0,25})? | (jumlah|total) (diskon|diskaun|promosi|potongan)',
    fee: '(biaya|caj|yuran|fee|kos) (layanan|jasa|penanganan|admin|administrasi|perkhidmatan|pemprosesan|cod|transaksi|aplikasi|pengemasan)( .{0,10})? | (bungkus (kado|hadiah)|asuransi|insurans|garansi|waranti|donasi|sumbangan|proteksi|tip|derma)( .{0,12})? | (biaya|kos|caj) pembayaran( .{0,8})?',
    giftCard: '(kartu|kad) hadiah( .{0,10})? | voucher hadiah( .{0,8})? | saldo( .{0,8})?',
    total:
      '(total|jumlah|grand total)( (keseluruhan|pembayaran|tagihan|bayar|pesanan|bayaran|akhir|besar|belanja|semua|yang harus dibayar|perlu dibayar))*( (termasuk .{0,12}|incl .{0,8}))?( .{0,10})? | (total )?(yang )?(harus|perlu) (di)?bayar( .{0,6})? | (estimasi|anggaran) (total|jumlah)',
  },
  sections: {
    shipping: '((alamat|detail|informasi|maklumat) )?(pengiriman|penghantaran|penerima)( .{0,20})?',
    billing: '((alamat|detail|informasi|maklumat) )?(penagihan|tagihan|bil|pengebilan|faktur)( .{0,20})?',
    payment: '((metode|detail|informasi|kaedah) )?(pembayaran|bayaran|kartu kredit|kad kredit)( .{0,20})?',
    login: '(masuk|log masuk|login|sudah punya akun)( .{0,12})?',
    register: '(daftar|buat akun|cipta akaun|pendaftaran|pelanggan baru)( .{0,12})?',
    newsletter: '(buletin|newsletter|berlangganan|langgan)( .{0,25})?',
    shippingMethod:
      '(metode|cara|pilihan|opsi|kaedah) (pengiriman|penghantaran)( .{0,6})? | ^(pengiriman|penghantaran)$ | kurir',
    contact:
      '(informasi|data|detail|maklumat) (kontak|pelanggan|pribadi|peribadi|pembeli|hubungan|anda)( .{0,6})? | kontak',
  },
  words: {
    pickup:
      '(ambil|pengambilan|jemput|kutip)( .{0,8})? (di|dari) (toko|gerai|kedai|tempat|cabang|outlet|cawangan)( .{0,6})? | (ambil|kutip) sendiri | titik (ambil|pengambilan|kutipan)( .{0,6})? | loker( .{0,6})? | pengambilan lokal',
    free: 'gratis | percuma | bebas (ongkir|biaya|ongkos) | cuma cuma',
    day: 'hari( (kerja|bekerja))?',
    week: 'minggu',
    hour: 'jam',
    today: 'hari ini | hari yang sama | sameday',
    tomorrow: 'besok | esok | hari (kerja )?(berikutnya|esok)',
    orderNumber:
      '(nomor|no|nombor|kode|id|kod)( invoice)? ?(pesanan|pembelian|order|transaksi|referensi|konfirmasi|tempahan|rujukan|invoice) | pesanan',
    outOfStock:
      '(stok|stock|barang|produk)?( sudah| telah)? ?(habis|kosong|terjual habis|habis terjual)( .{0,6})?$ | habis stok | tidak tersedia( .{0,6})? | stok tidak (cukup|mencukupi)( .{0,4})? | melebihi (stok|jumlah)( .{0,6})? | kehabisan( stok)?',
    inStock:
      '(stok )?tersedia( .{0,8})? | (ada|masih ada|dalam|ready) (stok|stock)( .{0,6})? | (tersisa|sisa|tinggal|hanya tinggal|baki)( hanya| stok)? \\d+( .{0,6})? | siap (kirim|dikirim)',
    quantity: 'jumlah | kuantitas | kuantiti | pcs | buah',
    variant:
      'ukuran | warna | saiz | varian | model | bahan | tipe | jenis | rasa | panjang | lebar | berat | kapasitas | aroma | gaya | motif | isi | pilihan',
    taxIncluded:
      '(sudah )?termasuk( \\d+ ?%?)? (pajak|ppn|cukai|sst|gst) | (pajak|ppn|cukai) (sudah )?termasuk | termasuk (vat|ppn|pajak|cukai)',
    chooseFirst: '(silakan |sila |mohon )?(pilih)( .{0,20})?',
    leaveEmpty: '(biarkan|kosongkan)( .{0,12})? kosong | jangan (diisi|isi)( .{0,6})? | kosongkan (kolom|medan) ini',
    required:
      '(wajib|harus|perlu|mesti) (diisi|dipilih|isi)( .{0,8})? | (silakan|sila|mohon|harap) (isi|masukkan|pilih|lengkapi|periksa)( .{0,25})? | tidak (valid|sah|benar)( .{0,6})? | tidak boleh kosong | diperlukan | (harus|perlu) (menerima|diisi|memilih)( .{0,20})? | sila (berikan|isi|pilih)( .{0,30})?',
    declined:
      '(kartu|kad|pembayaran|bayaran|transaksi)( .{0,10})? (ditolak|gagal|tidak berhasil|tidak berjaya|tidak dapat diproses)( .{0,6})? | (saldo|baki|dana) tidak (cukup|mencukupi)( .{0,4})?',
    forgot: 'lupa .{0,15}',
    knownCustomer:
      'selamat (datang )?kembali( .{0,6})? | (sudah|telah) (punya akun|terdaftar|jadi (member|pelanggan))( .{0,6})? | pelanggan (lama|sedia ada)',
  },
  phrases: {
    cart: 'keranjang( belanja)? | troli | bakul',
    cartPath: 'keranjang | troli',
    addedToCart:
      '(ditambahkan|ditambah|dimasukkan|masuk)( .{0,10})?( ke)?( keranjang| troli| bakul)? | berhasil ditambahkan',
    namesCoupon: 'kupon | voucher | kode promo | kode diskon | baucar | kod (promosi|diskaun)',
    showSummary:
      '^(lihat|tampilkan|papar) (ringkasan|rincian|detail|butiran)?( )?(pesanan|keranjang|belanja|troli) | ^(ringkasan|rincian) (pesanan|belanja)',
    confirmsRemoval: '^ya | ^hapus | ^konfirmasi | ^padam | ^buang | ^sahkan',
    colourAxis: 'warna',
    sizeAxis: 'ukuran | saiz',
    isChosen: '^dipilih$',
    fitAxis: '\\bpotongan\\b | \\bgaya\\b',
    deliveredToday: 'hari ini | hari yang sama | same ?day',
    deliveredTomorrow: 'besok | esok | 24 ?jam',
    deliveredInTwoDays: '48 ?jam | 2 hari | dua hari',
    express: 'kilat | ekspres | segera | cepat',
    priority: 'prioritas | keutamaan',
    sendingFee: '(biaya |ongkos )?(pengiriman|penghantaran|ongkir|kirim|pengemasan)( .{0,8})?',
    card: '(kartu|kad)( (kredit|debit))?( .{0,8})?',
    tellsWhenBack: '(beri tahu|beritahu|ingatkan|maklumkan)( saya)?( .{0,12})? (tersedia|ada stok)',
    keepsForLater:
      '(daftar keinginan|senarai hajat|wishlist) | simpan untuk nanti | simpan untuk kemudian | bandingkan | perbandingan | (tulis|tambah|tambahkan) (ulasan|komentar|komen)',
    paidOnline: '(pembayaran |bayaran )?(online|daring|dalam talian)',
    notCard: 'hadiah | anggota | ahli | pengenalan',
    offlinePayment:
      '(bayar|bayaran|pembayaran)?( )?(di tempat|ketika (penghantaran|terima)|saat (terima|diterima)) | cod | tunai | transfer( .{0,12})? | pindahan (bank|wang) | (indomaret|alfamart)( .{0,8})? | virtual account( .{0,6})? | faktur | cek | pembayaran (via )?cek',
    aboutMoney: 'bayar | pembayaran | bayaran | beli | membeli | pesan sekarang | berlangganan | ditagih | dikenakan',
    refusal:
      '^tidak | ^tanpa | ^lewati | ^tolak | ^jangan | tidak terima kasih | tidak perlu | nanti saja | tidak mau | tak (mahu|perlu)',
    plainNo: '^tidak$ | ^tidak terima kasih$ | ^nanti saja$',
    onlyOnce: 'sekali( (beli|saja|sahaja))? | (satu|1) kali( .{0,6})? | pembelian tunggal',
    extraOffer:
      'asuransi( .{0,8})? | insurans( .{0,8})? | takaful | garansi( .{0,8})? | waranti( .{0,8})? | jaminan( .{0,8})? | donasi | sumbangan | derma | bungkus (kado|hadiah) | keanggotaan | langganan | bulanan | setiap bulan | perpanjang\\w* otomatis | uji coba | percobaan gratis | proteksi( .{0,8})? | perlindungan( .{0,8})?',
    news: 'promo( .{0,6})? | penawaran | tawaran | buletin | newsletter | berita | pemasaran | iklan',
    addsToOrder: '^ya | ^tambah\\w* | ^gabung | ^ikut',
    partOfOrder: 'alamat | tamu | tetamu | catatan',
    recurring:
      '(setiap|tiap) (bulan|minggu|\\d+ (hari|minggu|bulan)) | (pengiriman|pembayaran|langganan) (bulanan|mingguan|berkala) | (diperpanjang|perpanjangan) otomatis',
    usualFee: '(biaya|caj) (layanan|admin|administrasi|jasa|cod|penanganan|perkhidmatan) | deposit | kode unik',
    feeName: '^biaya | ^caj | ^yuran',
    remarkOnPrice:
      '^mulai | ^dari | ^harga (normal|asli|asal) | ^tinggal | hemat | jimat | poin | mata ganjaran | cicilan( .{0,6})? | ansuran( .{0,6})? | per (bulan|pcs|buah) | sebulan | (belanja|tambah) .{0,15}lagi | cashback',
    honorific:
      '^bapak$ | ^ibu$ | ^tuan$ | ^puan$ | ^encik$ | ^cik$ | ^laki laki$ | ^perempuan$ | ^lelaki$ | ^sdr$ | ^sdri$',
    optional: 'opsional | pilihan | tidak wajib | jika ada',
    noAccount: 'tanpa( .{0,10})? (akun|akaun|mendaftar|daftar|registrasi|login) | sebagai (tamu|tetamu)',
    review: '(periksa|tinjau|semak) (kembali )?(pesanan)? | ringkasan( pesanan)?',
    reviews: '(periksa|tinjau|semak)( kembali| semula)? pesanan',
    confirmsOrder: '(konfirmasi|buat|sahkan|kirim) pesanan',
    confirmationStep: '^(\\d )?(konfirmasi|pengesahan)$',
    finishedStep: '^(\\d )?(selesai|siap)$',
    numberedStep: 'langkah \\d',
    orderPaid: 'pesanan (anda )?(telah|sudah) dibayar | pembayaran (anda )?(telah )?(berhasil|berjaya)',
    thanksForOrder: 'terima kasih (atas|untuk) (pesanan|pembelian|tempahan)( anda)?',
    orderNotYetPlaced:
      '(hampir) (selesai|siap)( .{0,6})? | (satu|1) langkah (lagi|terakhir)( .{0,6})? | (belum) (selesai|dikonfirmasi|dibayar|disahkan)( .{0,6})? | untuk (menyelesaikan|melengkapkan) pesanan',
    ownOrders:
      '(pesanan|pembelian) (saya|anda) | (lacak|status|riwayat|daftar|jejak|sejarah)( \\S+)? (pesanan|pembelian|transaksi) | riwayat (belanja|transaksi)',
    asksAge:
      '(berusia|berumur|usia|umur|di (atas|bawah))( .{0,8})? (16|17|18|21)( .{0,8})? | verifikasi (usia|umur) | khusus dewasa',
    cookieSettings:
      '^(pengaturan|preferensi|tetapan|setelan)( .{0,15})?$ | ^(kelola|atur|sesuaikan|urus)( .{0,15})?$ | (pengaturan|kelola|tetapan) (cookie|kuki|privasi)',
    saveCookieSettings: '^(simpan|konfirmasi)( (pengaturan|pilihan|preferensi|tetapan))?( dan tutup)?$',
    tooFewInStock:
      '(tersisa|sisa|tinggal|hanya ada|baki|hanya tersedia)( hanya| stok)? \\d+ | stok (tinggal|tersisa|tidak (cukup|mencukupi)) | (hanya (bisa|dapat|boleh)|maksimal|maksimum|paling banyak)( .{0,12})? \\d+ | melebihi (stok|jumlah|kuantiti) | sisa stok \\d+ | hanya \\d+ (stok|tersisa|lagi|unit) | tidak memiliki .{0,20}stok | (jumlah|kuantitas|kuantiti) yang (diminta|diinginkan|diperlukan) | (stok|persediaan) tidak (mencukupi|cukup) | (hanya )?tersisa \\d+',
    soldOut:
      '(stok|barang|produk)( .{0,8})? (habis|kosong) | habis (terjual|stok|dijual) | terjual habis | kehabisan stok | (tidak|tak) (lagi )?tersedia( lagi)?$ | tidak lagi dijual | tidak ada (dalam )?stok | ^habis$',
    cardDeclined:
      '(kartu|kad|pembayaran|bayaran|transaksi)( .{0,10})? (ditolak|gagal|tidak berhasil|tidak berjaya|tidak dapat diproses) | (saldo|baki|dana) tidak (cukup|mencukupi) | bank( .{0,25})? menolak | (pembayaran|kartu|kad|transaksi).{0,25}(ditolak|gagal|tidak (dapat|berhasil|bisa)) | (kesalahan|gagal).{0,20}pembayaran',
    noShipping:
      '(tidak|belum) (dapat|bisa|melayani|boleh|tersedia)?( )?(mengirim|dikirim|pengiriman|menghantar|dihantar|penghantaran) ?(ke)? | tidak ada (metode|opsi|pilihan) pengiriman | tiada (kaedah|pilihan) penghantaran | (pengiriman|penghantaran)( .{0,30})? tidak (tersedia|mungkin|dapat|boleh|memungkinkan) | tidak ada (metode|pilihan|opsi|kaedah) (pengiriman|penghantaran) | tidak (dapat|bisa|boleh) (mengirim|dikirim|menghantar)',
    noSuchVariant: '\\bkombinasi (ini )?tidak (ada|wujud)',
    unavailable: '^tidak tersedia$',
    variantMissing:
      '(silakan |sila |mohon )?pilih( \\S+)? ?(ukuran|warna|varian|saiz|opsi|pilihan|model|tipe|jenis) | (tentukan|buat) pilihan | pilih salah satu',
    addressRejected: 'alamat( .{0,8})? tidak (valid|ditemukan|sah|dijumpai|dikenali|lengkap)',
    asksForCorrection:
      '(silakan|sila|mohon|harap) (isi|masukkan|pilih|lengkapi|periksa|perbaiki|setujui|centang|semak) | (wajib|harus|perlu|mesti) (diisi|dipilih|disetujui) | tidak (valid|sah) | tidak boleh kosong',
    digitsOnly: '\\b(hanya angka|angka (saja|sahaja)|nombor sahaja)\\b',
    refusesInput:
      'kesalahan | gagal | maaf | ralat | tidak (valid|sah|dapat|bisa|boleh)( .{0,8})? | wajib( .{0,6})? | (silakan|sila|mohon|harap) (isi|masukkan|pilih|periksa|coba|cuba|lengkapi)( .{0,10})? | tidak (ada|wujud|sah|valid) | (telah )?(berakhir|kedaluwarsa|kadaluarsa|tamat tempoh) | (batas|had) penggunaan | (harus|perlu) menerima | sila | tidak (ditemukan|valid|dapat|berlaku|tersedia|ditemui|boleh|sesuai) | salah | kedaluwarsa | kurang',
    asksForPatience: 'tunggu( .{0,8})? | mohon tunggu | terima kasih | sedang diproses | memproses',
    asksForHuman: '(karakter|huruf|kode|teks|angka) (pada|di|dalam|dari) (gambar|imej) | bukan robot',
    newPassword: 'baru | buat | minimal | sekurang',
    freeAmount: '^gratis$ | ^percuma$ | ^bebas ongkir$ | ^gratis ongkir$',
    namesNumber: 'nomor | no | nombor | kode | id',
    underNumber: '\\bdengan (nomor|nombor)$',
  },
  stems: {
    addOn: 'asuransi | insurans | garansi | donasi | uang tip',
    addressTitle: '(nama|label) alamat',
    afterOrder:
      'riwayat | lacak | status | sejarah | pengembalian | pesan (lagi|semula) | beli (lagi|semula) | batalkan pesanan | (rincian|butiran|detail) pesanan',
    anyNumber: 'nomor | nombor',
    billingLabel: '(?:alamat )?(?:penagihan|pengebilan|bil)',
    bridge: 'sampai | hingga | atau',
    cancel: 'batal',
    cardSecret: 'kartu | keamanan',
    cart: 'keranjang | troli',
    checkout: 'pembayaran',
    cookieNotice: 'kuki | privasi',
    deliveryName:
      '(pengiriman|penghantaran|kirim)( .{0,20})? | (jne|j ?(and|n)? ?t|sicepat|pos laju|pos indonesia|kurir|gosend|grab ?express|ninja ?van|reguler|kargo)( .{0,10})?',
    district: 'kelurahan | kecamatan',
    lookFor: 'cari',
    month: 'bulan',
    monthName: 'januari | februari | maret | mei | juni | juli | agustus | ogos | oktober | desember | disember',
    or: 'atau',
    paymentName:
      '(kartu|kad) (kredit|debit)( .{0,10})? | (bayar di tempat|cod)( .{0,6})? | transfer( bank)?( .{0,10})? | virtual account( .{0,8})? | (gopay|ovo|dana|shopee ?pay|qris|touch n go)( .{0,6})? | tunai | pindahan bank',
    title: 'bapak | ibu | tuan | puan | encik | cik | laki laki | perempuan | lelaki',
    year: 'tahun',
    yes: 'ya',
  },
  productPage: {
    brand: 'merek',
    free: 'percuma',
  },
  frequentWords:
    'dan | yang | untuk | dengan | keranjang | pesanan | pengiriman | pembayaran | belanja | anda | kami | tidak | produk | troli | akun',
  neutralHonorifics: ['Lainnya', 'Lain-lain'],
  afterOrderPaths: ['success', 'thank-you', 'terima-kasih'],
};
