import type { ShopTalk } from './shop-talk.ts';

export const talk: ShopTalk = {
  actions: {
    addToCart: 'カートに入れる | 買い物かごに入れる | カートに追加する',
    viewCart: 'カートを見る',
    goToCheckout: 'レジに進む | ご購入手続きへ | 購入手続きに進む',
    guest: 'ゲストとして購入する | 会員登録せずに購入',
    continue: '次へ進む | ご注文内容を確認する | お支払い方法の選択へ進む',
    placeOrder: '注文を確定する | この内容で注文する | 上記内容で注文する | ご注文を完了する | 同意して注文する',
    removeItem: '削除',
    enterManually: '住所を手動で入力する | 住所を手入力する',
    rejectCookies: 'すべて拒否する',
  },
  harmless: '注文履歴 | ご注文状況の確認 | 購入履歴を見る | ご注文の流れ | お支払い方法について | ご注文内容を変更する',
  totals: {
    subtotal: '商品小計 | 商品合計',
    shipping: '送料 | 配送料',
    tax: '消費税（10%） | うち消費税',
    discount: 'クーポン割引',
    fee: '代引手数料',
    total: '合計（税込） | お支払い金額 | ご請求額',
  },
  pages: {
    confirmation: 'ご注文ありがとうございました | ご注文が完了しました',
    emptyCart: 'カートは空です | カートに商品が入っていません',
    notFound: 'ページが見つかりません',
  },
  ticks: {
    terms: '返品条件を確認しました | 利用規約に同意する | 注意事項を理解しました | 特約について了承しました',
    newsletter: 'メールマガジンを受け取る',
  },
  complaints: {
    out_of_stock: 'この商品は在庫切れです',
    insufficient_stock: '在庫は残り2点のみです',
    card_declined: 'カードが承認されませんでした | 決済に失敗しました | カード会社の承認が得られませんでした',
    no_shipping_method: 'ご指定の地域には配送できません',
    variant_required: 'サイズを選択してください',
  },
  twoToThreeDays: '2〜3営業日 | 通常2～3日でお届け | ２〜３日以内に発送',
  card: 'クレジットカード | クレジットカード決済（VISA・JCB）',
  offline: '代金引換 | 銀行振込 | コンビニ払い',
};
