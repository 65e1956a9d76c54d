import type { ShopTalk } from './shop-talk.ts';

export const talk: ShopTalk = {
  actions: {
    addToCart: '장바구니 담기 | 장바구니에 담기 | 쇼핑백에 추가',
    buyNow: '바로구매 | 바로 구매하기',
    viewCart: '장바구니 보기 | 장바구니 바로가기',
    goToCheckout: '주문서 작성 | 전체상품 주문하기 | 선택상품 주문',
    guest: '비회원 구매하기 | 비회원으로 주문',
    continue: '다음 단계 | 계속하기 | 저장 후 계속',
    continueShopping: '쇼핑 계속하기 | 계속 쇼핑하기',
    placeOrder: '12,000원 결제하기 | 주문 완료하기 | 동의하고 결제하기 | 주문 확정하기',
    removeItem: '삭제 | 장바구니 비우기',
    rejectCookies: '모두 거부',
  },
  harmless: '주문내역 | 주문조회 | 배송조회 | 결제수단 | 결제 방법 | 주문자 정보 | 구매후기',
  totals: {
    subtotal: '상품금액 | 소계 | 총 상품금액',
    shipping: '배송비 | 배송비 (제주) | 익일 배송',
    tax: '부가세 | 부가가치세 10%',
    discount: '쿠폰 할인 | 할인금액',
    fee: '수수료 | 선물 포장',
    total: '총 결제금액 | 합계 | 최종 결제 금액',
  },
  pages: {
    confirmation: '주문이 완료되었습니다 | 주문해 주셔서 감사합니다 | 결제 완료',
    emptyCart: '장바구니가 비어 있습니다 | 장바구니에 담긴 상품이 없습니다',
    notFound: '페이지를 찾을 수 없습니다',
  },
  complaints: {
    out_of_stock: '품절된 상품입니다 | 재고가 없습니다',
    insufficient_stock: '재고가 부족합니다 | 최대 3개까지 구매할 수 있습니다',
    card_declined: '카드 승인이 거절되었습니다 | 결제에 실패했습니다',
    no_shipping_method: '해당 지역은 배송이 불가합니다',
    variant_required: '옵션을 선택해 주세요 | 사이즈를 선택하세요',
  },
  twoToThreeDays: '2~3일 이내 도착 | 영업일 기준 2-3일 소요 | 2 ~ 3일',
  card: '신용카드 | 신용/체크카드',
  offline: '무통장입금 | 실시간 계좌이체',
};
