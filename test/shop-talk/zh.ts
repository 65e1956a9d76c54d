import type { ShopTalk } from './shop-talk.ts';

export const talk: ShopTalk = {
  actions: {
    addToCart: '加入购物车 | 加入購物車 | 添加到购物车',
    buyNow: '立即购买 | 馬上購買',
    viewCart: '查看购物车 | 我的購物車',
    goToCheckout: '去结算 | 前往結帳 | 結帳 | 去结算(2)',
    guest: '以访客身份结账 | 訪客結帳',
    continue: '下一步 | 继续 | 保存并继续',
    continueShopping: '继续购物 | 繼續購物',
    placeOrder: '提交订单 | 送出訂單 | 确认付款 | 立即支付 ¥128.00 | 確認並付款',
    removeItem: '删除 | 移除',
    rejectCookies: '拒绝所有 | 僅接受必要的',
  },
  harmless: '我的订单 | 訂單查詢 | 查看订单详情 | 支付方式 | 付款方式 | 配送方式 | 订单备注',
  totals: {
    subtotal: '商品小计 | 小計 | 商品总额',
    shipping: '运费 | 運費 | 次日达',
    tax: '税费 | 含稅 | 增值税 13%',
    discount: '优惠券 | 折扣 | 满减优惠',
    fee: '手续费 | 貨到付款手續費',
    total: '合计 | 總計 | 应付总额 | 订单总金额 | 實付金額',
  },
  pages: {
    confirmation: '感谢您的订购 | 订单提交成功 | 您的訂單已成立',
    emptyCart: '您的购物车是空的 | 購物車內沒有商品',
    notFound: '页面不存在 | 找不到頁面',
  },
  complaints: {
    out_of_stock: '该商品已售罄 | 此商品目前缺貨',
    insufficient_stock: '库存不足 | 僅剩 2 件',
    card_declined: '支付失败，请更换银行卡 | 信用卡授權失敗',
    no_shipping_method: '该地区不支持配送 | 無法運送至此地址',
    variant_required: '请选择尺码 | 請選擇顏色',
  },
  twoToThreeDays: '2-3个工作日 | 預計2至3天送達 | 约2～3天',
  card: '信用卡 | 银行卡支付',
  offline: '货到付款 | 銀行轉帳',
};
