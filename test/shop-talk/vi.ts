import type { ShopTalk } from './shop-talk.ts';

export const talk: ShopTalk = {
  actions: {
    addToCart: 'Thêm vào giỏ hàng | Thêm vào giỏ',
    buyNow: 'Mua ngay',
    viewCart: 'Xem giỏ hàng | Giỏ hàng của tôi',
    goToCheckout: 'Tiến hành thanh toán | Đến trang thanh toán',
    guest: 'Thanh toán không cần đăng ký | Mua hàng với tư cách khách',
    continue: 'Tiếp tục | Tiếp theo | Tiếp tục đến phương thức vận chuyển',
    continueShopping: 'Tiếp tục mua sắm | Tiếp tục mua hàng',
    placeOrder: 'Đặt hàng | Hoàn tất đơn hàng | Thanh toán ngay | Xác nhận đặt hàng | Xác nhận thanh toán',
    removeItem: 'Xóa | Xóa sản phẩm',
    rejectCookies: 'Từ chối tất cả',
  },
  harmless: 'Đơn hàng của tôi | Theo dõi đơn hàng | Phương thức thanh toán | Lịch sử mua hàng | Chính sách giao hàng',
  totals: {
    subtotal: 'Tạm tính | Tổng tiền hàng',
    shipping: 'Phí vận chuyển | Giao hàng tiêu chuẩn',
    tax: 'Thuế GTGT (10%) | VAT 10%',
    discount: 'Giảm giá | Mã giảm giá',
    fee: 'Phụ phí | Phí dịch vụ',
    total: 'Tổng cộng | Tổng thanh toán | Tổng tiền (đã bao gồm VAT)',
  },
  pages: {
    confirmation: 'Cảm ơn bạn đã đặt hàng | Đặt hàng thành công | Đơn hàng của bạn đã được tiếp nhận',
    emptyCart: 'Giỏ hàng của bạn đang trống | Chưa có sản phẩm trong giỏ hàng',
    notFound: 'Không tìm thấy trang',
  },
  complaints: {
    out_of_stock: 'Sản phẩm đã hết hàng',
    insufficient_stock: 'Chỉ còn 2 sản phẩm | Không đủ số lượng trong kho',
    card_declined: 'Thẻ bị từ chối | Giao dịch không thành công',
    no_shipping_method: 'Không thể giao hàng đến địa chỉ này',
    variant_required: 'Vui lòng chọn kích cỡ | Vui lòng chọn màu sắc',
  },
  twoToThreeDays: '2-3 ngày làm việc | từ 2 đến 3 ngày',
  card: 'Thẻ tín dụng | Thẻ tín dụng/ghi nợ',
  offline: 'Thanh toán khi nhận hàng | Chuyển khoản ngân hàng',
};
