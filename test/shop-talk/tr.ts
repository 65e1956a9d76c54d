import type { ShopTalk } from './shop-talk.ts';

export const talk: ShopTalk = {
  actions: {
    addToCart: 'Sepete ekle | Sepete Ekle | Sepete at',
    viewCart: 'Sepetim | Sepeti görüntüle | Sepete git | Alışveriş Sepeti',
    goToCheckout: 'Ödemeye geç | Ödeme sayfasına git | Alışverişi tamamla | Sepeti onayla',
    placeOrder:
      'Siparişi onayla | Siparişi tamamla | Sipariş ver | Ödeme yap | Satın al | Onayla ve bitir | Ödemeyi tamamla',
    guest: 'Üye olmadan devam et | Misafir olarak devam et',
    continue: 'Devam et | Sonraki adım | Kaydet ve devam et',
    continueShopping: 'Alışverişe devam et | Mağazaya dön',
    removeItem: 'Sil | Kaldır | Ürünü sil',
    rejectCookies: 'Sadece gerekli çerezler | Tümünü reddet',
    applyCoupon: 'Uygula | Kupon kodu uygula',
  },
  harmless: 'Siparişlerim | Kargo takibi | Ödeme seçenekleri | Mesafeli satış sözleşmesi | Sipariş takibi',
  totals: {
    total: 'Toplam | Genel Toplam | Ödenecek tutar | Toplam (KDV dahil) | Sipariş toplamı',
    subtotal: 'Ara toplam | Ürünlerin toplamı',
    shipping: 'Kargo | Kargo ücreti | Teslimat ücreti',
    tax: 'KDV | KDV %20 | Toplam KDV',
    discount: 'İndirim | İndirim kodu YAZ',
    fee: 'Kapıda ödeme bedeli | Hizmet bedeli',
  },
  pages: {
    confirmation:
      'Siparişiniz alındı | Siparişiniz için teşekkürler | Siparişiniz başarıyla oluşturuldu | Teşekkür ederiz',
    emptyCart: 'Sepetiniz boş | Sepetinizde ürün bulunmamaktadır',
    notFound: 'Sayfa bulunamadı',
    payment: 'Ödeme yöntemi',
    shipping: 'Kargo seçenekleri',
  },
  ticks: {
    terms: 'Mesafeli satış sözleşmesini okudum, kabul ediyorum | Üyelik koşullarını kabul ediyorum',
    newsletter: 'Kampanyalardan e-posta ile haberdar olmak istiyorum | E-bültene abone ol',
    differentAddress: 'Farklı bir adrese gönder',
    sameAddress: 'Fatura adresim teslimat adresimle aynı',
  },
  complaints: {
    out_of_stock: 'Tükendi | Bu ürün stokta yok',
    insufficient_stock: 'Sadece 2 adet kaldı | En fazla 3 adet alabilirsiniz',
    card_declined: 'Kartınız reddedildi. | Ödeme başarısız oldu | Yetersiz bakiye',
    no_shipping_method: 'Bu adrese teslimat yapılamıyor',
    variant_required: 'Lütfen beden seçiniz | Renk seçin',
  },
  phrases: {
    addsToOrder: 'Evet, sigorta ekle',
    refusal: 'Hayır, teşekkürler',
    plainNo: 'Hayır, teşekkürler',
  },
  otherDays: { '5 gün içinde teslimat': [5, 5] },
  twoToThreeDays: '2-3 iş günü | 2 ila 3 gün | 2-3 gün içinde kargoda',
  tomorrow: 'Yarın kapında',
  taxIncluded: 'KDV dahil | KDV dahildir',
  card: 'Kredi kartı | Banka kartı | Kredi / Banka Kartı',
  offline: 'Kapıda ödeme | Banka havalesi',
};
