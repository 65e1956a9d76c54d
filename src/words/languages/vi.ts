import type { Vocabulary } from '../vocabulary.ts';

/** Written without tone marks, as texts are folded: a syllable alone may then mean anything, so phrases are whole. */
export const vi: Vocabulary = {
  language: 'vi',
  fields: {
    other: 'quan( huyen)? | phuong( xa)? | chu de | tieu de',
    honorific: 'danh xung | gioi tinh',
    firstName: '^ten$',
    middleName: 'ten (dem|lot)',
    lastName: '^ho$',
    fullName: 'ho (va )?ten( nguoi nhan)? | ten (cua ban|day du|nguoi nhan) | ho ten',
    company: '(ten )?cong ty',
    email: 'dia chi e ?mail | thu dien tu',
    emailConfirm: '(nhap lai|xac nhan) (dia chi )?e ?mail',
    phone: '(so )?dien thoai( di dong)? | so dt | sdt',
    phoneCountry: 'ma (quoc gia|vung quoc gia)',
    phoneArea: 'ma vung',
    phoneExtension: 'so may (le|nhanh)',
    street: 'dia chi( nhan hang| giao hang| cu the)? | so nha.{0,15} | ten (pho|duong)',
    street2:
      'can ho( .{0,15})? | toa nha | dia chi 2 | (so )?tang | (dong )?dia chi (bo sung|2|them|phu)( .{0,6})? | dia chi tiep theo',
    houseNumber: '^so nha$',
    postalCode: 'ma (buu dien|buu chinh)',
    city: 'thanh pho',
    province: 'tinh( thanh)?( pho)? | tinh thanh pho',
    country: 'quoc gia',
    vatId: 'ma so thue',
    personalId: 'so (cmnd|cccd|ho chieu) | cmnd( cccd)? | can cuoc( cong dan)? | chung minh( nhan dan)?',
    birthDate: 'ngay sinh',
    birthDay: '^ngay$',
    birthMonth: 'thang sinh',
    birthYear: 'nam sinh',
    orderNote: 'ghi chu | noi dung | tin nhan | binh luan | huong dan dac biet( .{0,20})?',
    coupon: 'ma (giam gia|khuyen mai) | ma (uu dai|voucher|coupon) | phieu giam gia | (phieu )?uu dai',
    giftCard: '(ma |so )?the qua tang | phieu qua tang',
    quantity: 'so luong | ^sl$',
    login: 'ten (dang nhap|tai khoan) | tai khoan',
    password: 'mat khau',
    passwordConfirm: '(nhap lai|xac nhan) mat khau',
    cardNumber: 'so the',
    cardHolder: '(ten )?chu the | ten tren the',
    cardExpiry: 'ngay het han',
    cardExpiryMonth: '^thang$ | thang het han',
    cardExpiryYear: '^nam$ | nam het han',
    cardCvc: 'ma (bao mat|an toan|bao ve)( the)? | so bao mat | ma the',
    search: 'tim kiem.{0,15}',
    otp: 'ma xac (nhan|thuc|minh)',
  },
  ticks: {
    other: 'khong (can )?(tao tai khoan|dang ky).{0,12} | (voi tu cach )?khach( hang)? (vang lai|khong dang ky).{0,8}',
    newsletter:
      '(dang ky|nhan) (nhan )?(ban tin|tin tuc|thong tin|email|uu dai|khuyen mai|tin nhan).{0,40} | (gui|nhan).{0,25}(khuyen mai|uu dai|tin tuc|ban tin).{0,20} | ban tin.{0,15}',
    terms: `(toi )?(dong y|da doc|chap nhan|cam ket|xac nhan).{0,60} | (dieu khoan|dieu kien|quy dinh|chinh sach)( .{0,40})? | thoa thuan.{0,20}`,
    sameAddress:
      '(dia chi )?(thanh toan|giao hang|nhan hang|hoa don).{0,20}(giong|trung|tuong tu|nhu).{0,25} | (giong|trung) (voi )?(dia chi|nhu).{0,25} | (su dung|dung) (cung )?dia chi (nay|giao hang).{0,20} | cung dia chi.{0,10} | (su dung|dung) (cung |cung mot )dia chi( .{0,30})? | (su dung|dung) dia chi (thanh toan|giao hang|nay)(?! khac)( .{0,20})? | (giong|cung|trung)( voi| nhu)? dia chi( .{0,25})?',
    differentAddress:
      '(giao|gui|van chuyen)( hang)? (den|toi) (mot )?dia chi khac.{0,6} | dia chi (giao hang |thanh toan |nhan hang )?khac.{0,8} | (giao|gui) cho nguoi khac.{0,8} | (su dung |giao den |giao hang den )?(mot )?dia chi khac( .{0,25})? | dia chi( .{0,30})? (khac nhau|khong trung)',
    createAccount: 'tao( mot)? tai khoan( .{0,12})? | dang ky (tai khoan|thanh vien).{0,8}',
    saveDetails:
      '(luu|ghi nho)( .{0,40})? | (cho )?lan (sau|toi|mua sau).{0,10} | duy tri dang nhap.{0,6} | (lam |dat lam )?(dia chi )?mac dinh.{0,8}',
    extra:
      'goi qua.{0,15} | bao hiem.{0,20} | bao hanh( mo rong| them)?.{0,12} | (quyen gop|ung ho|tu thien).{0,12} | (goi )?(hoi vien|thanh vien).{0,12} | dung thu.{0,10} | thiep.{0,10} | lap dat.{0,8}',
  },
  actions: {
    addToCart:
      '(them|cho|bo)( san pham| hang)? (vao|vo) gio( hang)?( .{0,8})? | them gio hang | cho vao gio | dat (hang )?truoc',
    buyNow: 'mua (ngay|luon|nhanh)( .{0,12})? | ^mua( hang)?$ | dat mua( ngay)? | ^dat hang$',
    viewCart:
      '(xem|den|vao|toi|mo|ve|quay lai)( lai)? gio hang( .{0,8})? | ^gio hang( cua (toi|ban))?( \\d+)?$ | gio hang \\d+( .{0,10})?',
    goToCheckout:
      '(tien hanh|tien toi|den|di den|toi|tiep tuc|qua)( trang)? (thanh toan|dat hang|mua hang)( .{0,8})? | ^thanh toan( \\d+)?$ | mua hang( \\d+)? | tien hanh dat hang',
    guest:
      '(mua|thanh toan|tiep tuc|dat)( hang)?( voi tu cach)?( nhu| la)? khach( hang)?( vang lai| moi)?( .{0,10})? | ^khach( vang lai)?$ | (.{0,16} )?khong (can )?(dang ky|dang nhap|tai khoan|tao tai khoan)( .{0,10})? | khach hang moi( .{0,4})? | (thanh toan|tiep tuc|mua hang|dat hang|mua)?( .{0,8})? ?(voi tu cach|nhu|la|duoi dang)( la)? (khach|khach hang)( .{0,6})? | khong (tao|can) tai khoan( .{0,12})?',
    continue: `(tiep tuc|tiep theo|ke tiep)(?! mua)( .{0,25})? | ^tiep$ | buoc (tiep theo|sau|ke)( .{0,8})? | (luu|xac nhan)( va tiep tuc)( .{0,8})? | ^(luu|xac nhan|gui|cap nhat|chon)$ | (giao|gui|su dung|dung)( hang)?( den| toi)? dia chi nay | (den|toi|chon|tiep tuc den) (phuong thuc )?(van chuyen|giao hang)( .{0,12})? | xac nhan (dia chi|thong tin)( .{0,8})? | den phan (thanh toan|van chuyen)( .{0,10})?`,
    applyCoupon: '(ap dung|su dung|nhap)( (ma|ma giam gia|coupon|voucher|phieu|uu dai))? | ^ap dung( .{0,10})?$',
    openCoupon:
      '(ban )?co (ma|phieu|voucher|coupon)( .{0,25})? | (nhap|them|chon|su dung) (ma|voucher|coupon|phieu)( (giam gia|khuyen mai|uu dai))?( .{0,12})? | ^(ma giam gia|ma khuyen mai|voucher)$',
    placeOrder: `(dat|xac nhan|hoan tat|hoan thanh|gui|tien hanh dat)( don)? (hang|don hang|mua|mua hang|thanh toan|don)( ngay)?( .{0,12})? | dat hang( .{0,12})? | (thanh toan|tra tien)( (ngay|bay gio|bang the|\\S*\\d.{0,12}))( .{0,12})? | ^(dat mua|thanh toan|mua hang)$ | xac nhan (va )?thanh toan( .{0,10})? | (hoan tat|xac nhan) (viec )?(dat hang|mua hang|thanh toan|don hang)( .{0,8})? | dong y (va )?(dat hang|thanh toan)( .{0,6})? | (thanh toan|tra tien) (cho )?don hang | (hoan tat|xac nhan|gui|hoan thanh) (thanh toan|don hang|mua hang|dat hang) | (mua|thanh toan|dat hang) (ngay|bay gio) | ^(hoan thanh|hoan tat|xong)$`,
    dismiss:
      '^dong( .{0,12})?$ | ^huy( bo)?$ | khong( cam on)( .{0,20})? | de sau | bo qua | ^khong$ | luc khac | da hieu | khong quan tam | ^an$ | khong phai bay gio',
    rejectCookies:
      '(tu choi)( (tat ca|het))?( .{0,15})? | chi( cac)?( cookie)? (can thiet|bat buoc|thiet yeu)( .{0,10})? | khong dong y | tiep tuc ma khong (dong y|chap nhan)',
    acceptCookies: '(chap nhan|dong y|cho phep)( (tat ca|het|cookie))*( .{0,15})? | toi (dong y|hieu) | da hieu',
    removeItem:
      '(xoa|bo)( (san pham|mat hang|khoi gio( hang)?|het|tat ca))( .{0,10})? | ^xoa$ | ^xoa bo$ | lam trong gio( hang)? | xoa gio hang | loai bo( .{0,12})? | go bo | bo muc',
    signIn:
      'dang nhap | (da|ban da) co tai khoan( .{0,6})? | (khach hang|thanh vien) (cu|hien tai|than thiet)( .{0,4})? | tai khoan( cua toi)? | quen mat khau( .{0,4})? | dang nhap( .{0,15})? | an vao day de dang nhap | (toi )?da la khach hang | (ban )?da co tai khoan( .{0,6})?',
    register: 'dang ky( ngay)? | tao tai khoan',
    expressWallet:
      '(thanh toan |mua )?(bang |qua |voi )?(momo|zalo ?pay|vn ?pay|shopee ?pay|viettel ?money|vi dien tu)( .{0,12})? | (thanh toan|mua) (bang|qua|voi) (pay ?pal|apple ?pay|google ?pay)( .{0,6})? | thanh toan nhanh',
    edit: '(chinh sua|thay doi)( .{0,20})? | ^sua$ | sua (dia chi|thong tin|don hang)( .{0,8})? | (quay lai|tro lai|tro ve)( .{0,20})? | (thay doi|sua|chinh sua|doi) (dia chi|phuong thuc|hinh thuc)( .{0,25})? | quay lai( .{0,12})? | tro lai',
    increaseQuantity: 'tang( so luong)?( .{0,8})? | them (1|mot)',
    decreaseQuantity: 'giam( so luong)?$ | bot (1|mot)',
    updateCart: 'cap nhat( (gio hang|so luong|don hang))( .{0,6})? | tinh lai( .{0,6})? | cap nhat( (tong|gio hang))?',
    openSection: '(xem|hien thi|an|mo)( (chi tiet|them|tat ca|tom tat|tuy chon))( .{0,12})? | xem them | chi tiet',
    continueShopping:
      '(tiep tuc|quay lai|tro lai|tro ve) (mua (sam|hang)|cua hang|xem san pham)( .{0,6})? | mua them( .{0,8})?',
    declineOffer:
      'khong( cam on)( .{0,30})? | (tiep tuc|thanh toan) (ma )?khong( .{0,25})? | khong (can|muon|mua|quan tam|bao hiem|bao hanh)( .{0,20})? | tu choi( .{0,12})?',
    acceptOffer: 'co( toi)? (muon|dong y)( .{0,20})? | them (bao hiem|bao hanh)( .{0,10})? | vang( .{0,15})?',
    enterManually:
      '(nhap|dien)( dia chi)? (thu cong|bang tay) | (them|nhap|su dung) dia chi( moi)( .{0,6})? | dia chi moi | khong tim thay dia chi( .{0,4})? | (su dung|giu) dia chi (da nhap|cua toi)',
    search: '^tim( kiem)?$',
  },
  pages: {
    cart: 'gio hang( cua (ban|toi))?',
    emptyCart:
      'gio hang( cua ban)?( hien| dang| hien tai)* (trong|rong|chua co gi)( .{0,12})? | (chua|khong) co (san pham|mat hang)( nao)? trong gio( hang)?( .{0,8})?',
    signInChoice:
      '(ban )?da co tai khoan( .{0,4})? | khach hang (moi|cu) | (mua hang|thanh toan) (khong can|ma khong).{0,15} | dang nhap hoac.{0,12}',
    address:
      '(dia chi|thong tin) (giao hang|nhan hang|thanh toan|van chuyen|khach hang|lien he|nguoi nhan|mua hang|hoa don|ca nhan)( .{0,6})? | dia chi | (thong tin|chi tiet) (lien he|giao hang|van chuyen|thanh toan|hoa don)',
    shipping:
      '(phuong thuc|hinh thuc|cach|lua chon|don vi|chon) (van chuyen|giao hang|nhan hang)( .{0,6})? | ^(van chuyen|giao hang)$',
    payment:
      '(phuong thuc|hinh thuc|cach|lua chon|thong tin|chon) thanh toan( .{0,6})? | ^thanh toan$ | thong tin the( .{0,8})?',
    review:
      '(xem lai|kiem tra|xac nhan|tom tat|thong tin|chi tiet) (lai )?don hang( .{0,6})? | don hang cua ban | buoc cuoi( cung)? | (tom tat|xem lai|kiem tra|tong quan)( lai)?( va xac nhan)? ?(don hang|gio hang)( .{0,10})? | tong ket don hang',
    confirmation: `(xin |chan thanh )?cam on( (ban|quy khach))?( (da|vi) (dat hang|mua hang|mua sam|tin tuong|don hang).{0,15})?( .{0,10})? | (dat hang|mua hang|thanh toan|giao dich)( da)? thanh cong( .{0,8})? | don hang( cua ban| \\S*\\d\\S*)?( da| da duoc)+ (dat|tiep nhan|ghi nhan|xac nhan|tao|gui|hoan tat|thanh cong)( .{0,15})? | (chung toi )?da (nhan|tiep nhan) (duoc )?don hang( .{0,10})? | ma don hang( cua ban)?( la)?.{0,8} | don hang (da )?nhan duoc`,
    error:
      '(da )?(xay ra|co) loi( .{0,15})? | loi (he thong|may chu|khong xac dinh)( .{0,8})? | (vui long|hay) thu lai( .{0,12})? | rat tiec( .{0,12})? | xin loi( .{0,12})? | (dich vu|he thong) (tam thoi )?(khong kha dung|gian doan|bao tri)( .{0,6})?',
    notFound:
      '(khong tim thay|khong ton tai)( .{0,15})? | (trang|san pham)( .{0,15})? (khong (ton tai|tim thay|con)|da bi xoa)( .{0,6})? | ngung (kinh doanh|ban)( .{0,6})?',
    soldOut:
      '(tam )?het hang( .{0,8})? | da ban het( .{0,6})? | chay hang | khong (con|co) (hang|san)( .{0,8})? | (thong bao|bao)( cho toi)? khi co hang( .{0,6})? | ngung kinh doanh | lien he dat hang',
    captcha:
      '(toi )?khong phai( la)? (nguoi may|robot) | (xac minh|xac nhan)( rang| ban)?( la)? (con nguoi|khong phai).{0,10} | nhap (cac )?ky tu( .{0,12})?',
    botWall:
      '(truy cap|quyen truy cap)( da)?( bi)? (tu choi|chan|han che)( .{0,6})? | (hoat dong|luu luong) bat thuong( .{0,6})? | (dang )?kiem tra trinh duyet( .{0,4})?',
    challenge3ds:
      '(xac thuc|xac nhan|xac minh) (thanh toan|giao dich|the)( .{0,8})? | ngan hang( .{0,20})? (ma|otp|xac thuc)( .{0,8})? | (ma|mat khau) (otp|mot lan)( .{0,10})?',
    listing:
      'sap xep( theo)?( .{0,8})? | (bo )?loc( theo| san pham)?( .{0,6})? | \\d+ (san pham|ket qua) | (tat ca )?san pham$ | danh muc( .{0,8})?',
    product:
      '(mo ta|chi tiet|thong tin|thong so|dac diem|ma) (san pham|ky thuat|hang)( .{0,4})? | (danh gia|nhan xet)( .{0,8})? | san pham (lien quan|tuong tu|goi y) | (bang|huong dan) (chon )?(size|kich co|kich thuoc) | chon (size|mau|kich co|kich thuoc)( .{0,4})? | (them vao )?(yeu thich|danh sach yeu thich)',
  },
  totals: {
    subtotal:
      '(tam tinh|tong phu|tong (tien )?(hang|san pham)|tien hang|gia tri (don hang|san pham)|gia (goc|san pham)|thanh tien)( .{0,15})? | \\d+ (san pham|mat hang|mon) | tong (so )?phu | tong so san pham | (tong|gia) (tien )?(san pham|hang|mat hang)( .{0,6})? | tam tinh( .{0,10})?',
    shipping:
      '(phi|cuoc|chi phi|tong phi|tien)? ?(van chuyen|giao hang|ship|van chuyen va giao hang)( .{0,40})? | giao nhan( hang)? | (phi|tong|chi phi|cuoc) ?(van chuyen|giao hang|ship)( .{0,12})?',
    tax: '(da bao gom |bao gom |gom |tien )?(thue)( (gtgt|vat|gia tri gia tang))?( .{0,15})? | vat( \\d.{0,6})?',
    discount:
      '(tong )?(giam gia|khuyen mai|chiet khau|uu dai|voucher|ma giam( gia)?|giam)( .{0,30})? | (ban )?tiet kiem( duoc)?( .{0,12})? | so tien giam( gia)?( .{0,10})? | (giam gia|khuyen mai|chiet khau)( .{0,20})? | (so tien|tong) (giam gia|khuyen mai)( .{0,8})?',
    fee: '(phi|phu phi|le phi) (dich vu|xu ly|thanh toan|dong goi|thu ho|cod|bao hiem|goi qua)( .{0,12})? | (phu phi|phu thu|phi thu ho)( .{0,10})? | (goi qua|bao hiem|bao hanh|quyen gop|tien tip)( .{0,10})? | (phi|chi phi) thanh toan( .{0,8})?',
    giftCard: '(the|phieu) qua tang( .{0,12})? | (so du|diem)( (vi|tich luy))?( .{0,8})?',
    total:
      '(tong cong|tong so tien|tong tien|tong thanh toan|tong gia tri|tong( don hang)?|so tien (can |phai )?thanh toan|can thanh toan|phai tra|thanh toan|tong (tien )?thanh toan)( (don hang|da bao gom .{0,10}|bao gom .{0,10}|da gom .{0,8}))?( .{0,15})?',
  },
  sections: {
    shipping: '((dia chi|thong tin) )?(giao hang|nhan hang|van chuyen|nguoi nhan)( .{0,20})?',
    billing: '((dia chi|thong tin) )?(thanh toan hoa don|hoa don|xuat hoa don|nguoi mua)( .{0,20})?',
    payment: '((phuong thuc|thong tin|hinh thuc) )?(thanh toan|the tin dung)( .{0,20})?',
    login: '(dang nhap|da co tai khoan)( .{0,12})?',
    register: '(dang ky|tao tai khoan|khach hang moi)( .{0,12})?',
    newsletter: '(dang ky nhan (tin|ban tin|thong tin)|ban tin)( .{0,25})?',
    shippingMethod:
      '(phuong thuc|hinh thuc|don vi|lua chon) (van chuyen|giao hang|nhan hang)( .{0,8})? | ^(van chuyen|giao hang)$',
    contact: '(thong tin )(lien he|khach hang|ca nhan|cua ban|nguoi mua)( .{0,6})? | lien he',
  },
  words: {
    pickup:
      '(nhan|lay)( hang)? (tai|o) (cua hang|shop|chi nhanh|kho|diem nhan)( .{0,8})? | (tu )?den (lay|nhan)( .{0,6})? | tu (den )?lay | diem (nhan|lay) hang | tu nhan hang | (mua|nhan) hang (tan noi|tai cua hang)',
    free: 'mien phi | freeship | tang kem | khong mat phi',
    day: 'ngay( (lam viec|tiep theo))?',
    week: 'tuan',
    hour: 'gio | tieng',
    today: 'hom nay | trong ngay',
    tomorrow: 'ngay mai | ngay hom sau | ngay lam viec (tiep theo|ke tiep) | hoa toc',
    orderNumber: '(ma|so)( so)? (don hang|don|dat hang|giao dich|xac nhan|van don) | don hang( so)?',
    outOfStock:
      '(tam )?het hang( .{0,8})? | da ban het | khong (con|du) hang( .{0,8})? | khong du (so luong|ton kho)( .{0,6})? | ngung kinh doanh | vuot qua (so luong|ton kho)( .{0,8})?',
    inStock: 'con hang( .{0,8})? | (chi )?con( lai)? \\d+( .{0,10})? | co san( .{0,8})? | san hang',
    quantity: 'so luong | sl | cai | chiec',
    variant:
      'kich (co|thuoc) | size | mau( sac)? | phan loai( hang)? | chat lieu | kieu( dang)? | loai | dung tich | huong vi | chieu (dai|rong) | trong luong | phien ban | dung luong',
    taxIncluded: '(da )?(bao )?gom( ca)? (thue|vat)( .{0,8})? | (thue|vat) (da )?bao gom',
    chooseFirst: '(vui long |hay )?chon( .{0,20})?',
    leaveEmpty: '(de|bo) trong( .{0,12})? | (khong|dung) dien( .{0,10})?',
    required:
      '(la )?bat buoc( .{0,12})? | (vui long|hay|ban phai|ban can) (nhap|chon|dien|kiem tra|cung cap)( .{0,30})? | khong (hop le|dung|chinh xac)( .{0,8})? | khong duoc (de trong|bo trong) | can co .{0,20} | khong (phai la|co hieu luc|hop le)( .{0,20})?',
    declined:
      '(the|thanh toan|giao dich)( .{0,12})? (bi tu choi|that bai|khong thanh cong|khong duoc chap nhan)( .{0,8})? | (so du|tai khoan) khong du( .{0,6})? | khong the (thanh toan|xu ly)( .{0,10})?',
    forgot: 'quen mat khau',
    knownCustomer:
      'chao mung( ban)? (quay )?tro lai( .{0,6})? | (ban )?da (co tai khoan|la (thanh vien|khach hang))( .{0,6})? | khach hang (cu|than thiet)',
  },
  phrases: {
    cart: 'gio hang',
    cartPath: 'gio-hang | giohang',
    addedToCart:
      '(da|duoc) (them|cho)( .{0,12})?( vao gio)?( hang)? | them (vao gio hang )?thanh cong | (vua |da )?them vao gio hang( .{0,10})?',
    namesCoupon: 'ma (giam gia|khuyen mai|uu dai) | voucher | phieu giam gia',
    showSummary:
      '^(xem|hien thi|mo) (tom tat|chi tiet)?( )?(don hang|gio hang) | ^(tom tat|thong tin|chi tiet) don hang',
    confirmsRemoval: '^co$ | ^dong y | ^xac nhan | ^xoa',
    colourAxis: '\\bmau( sac)?\\b',
    sizeAxis: 'kich (co|thuoc) | \\bsize\\b',
    isChosen: '^da chon$ | ^duoc chon$',
    fitAxis: 'kieu dang | \\bform\\b',
    deliveredToday: 'trong ngay | hom nay | hoa toc',
    deliveredTomorrow: 'ngay mai | 24 ?(gio|h)\\b | ngay hom sau',
    deliveredInTwoDays: '48 ?(gio|h)\\b | 2 ngay | hai ngay',
    express: 'hoa toc | nhanh | cap toc',
    priority: 'uu tien',
    sendingFee: '(phi )?(van chuyen|giao hang|ship|dong goi)( .{0,8})?',
    card: 'the (tin dung|ghi no|ngan hang|quoc te|noi dia|atm|visa|thanh toan) | the tin dung( .{0,12})? | bang the',
    tellsWhenBack: '(thong bao|bao)( cho)?( toi)? khi (co hang|con hang)',
    keepsForLater:
      'danh sach (yeu thich|mong muon) | luu (lai )?de mua sau | mua sau | so sanh | (viet|them) (danh gia|nhan xet|binh luan)',
    paidOnline: '(thanh toan )?(truc tuyen|online)',
    notCard: 'qua tang | thanh vien | tich diem | the cao',
    offlinePayment:
      'khi nhan hang | (thanh toan |tra )?tien mat( .{0,12})? | chuyen khoan( .{0,12})? | thu ho | tai cua hang | cong no | (bang )?chi phieu',
    aboutMoney: 'thanh toan | mua (hang|ngay)? | dat hang | tra tien | tru tien | dang ky goi',
    refusal: '^khong | ^bo qua | ^tu choi | khong cam on | khong can | de sau | khong muon',
    plainNo: '^khong$ | ^khong cam on$ | ^de sau$',
    onlyOnce: '(mot|1) lan | mua le | chi lan nay',
    extraOffer:
      'bao hiem( .{0,10})? | bao hanh( .{0,10})? | quyen gop | ung ho | tu thien | goi qua( .{0,8})? | hoi vien | (goi )?thanh vien | hang thang | gia han( tu dong)? | dung thu | dinh ky',
    news: 'khuyen mai | uu dai | ban tin | tin tuc | quang cao | tiep thi',
    addsToOrder: '^co$ | ^them | ^dong y | ^tham gia',
    partOfOrder: 'dia chi | khach | ghi chu',
    recurring: '(moi|hang) (thang|tuan|\\d+ (ngay|tuan|thang)) | dinh ky | tu dong gia han | gia han tu dong',
    usualFee: 'phi (dich vu|xu ly|thu ho|thanh toan) | phu phi | phu thu | thu ho',
    feeName: '^phi | ^phu phi | ^phu thu',
    remarkOnPrice:
      '^gia (goc|tu) | ^chi (con|tu) | tiet kiem | diem( thuong)? | tra gop( .{0,8})? | moi thang | ky han | gia niem yet | don gia | them .{0,15}(mien phi|freeship)',
    honorific: '^ong$ | ^ba$ | ^anh$ | ^chi$ | ^nam$ | ^nu$',
    optional: 'tuy chon | khong bat buoc | neu co',
    noAccount: 'khong( .{0,12})? (tai khoan|dang ky|dang nhap) | khach vang lai',
    review: 'kiem tra (lai )?(don hang|thong tin) | xem lai | tom tat',
    reviews: 'kiem tra lai don hang | xem lai don hang',
    confirmsOrder: '(xac nhan|dat|hoan tat) don hang | dat hang',
    confirmationStep: '^(\\d )?(xac nhan|hoan tat)$',
    finishedStep: '^(\\d )?(hoan tat|hoan thanh|xong)$',
    numberedStep: 'buoc \\d',
    orderPaid: 'don hang (cua (ban|quy khach) )?da (duoc )?thanh toan | thanh toan thanh cong',
    thanksForOrder: 'cam on (ban |quy khach )?(da|vi) (dat hang|mua hang|don hang)',
    orderNotYetPlaced:
      '(gan|sap) (xong|hoan tat)( .{0,8})? | (chi )?con (mot|1) buoc( .{0,8})? | (chua) (hoan tat|duoc xac nhan|thanh toan|dat hang)( .{0,6})? | de hoan tat (don hang|dat hang)',
    ownOrders:
      'don hang( cua (toi|ban))? | (theo doi|tra cuu|kiem tra|lich su|trang thai|quan ly) (don hang|mua hang|van don) | lich su mua',
    asksAge: '(tren|du|duoi|tu) (16|18|21)( tuoi)( .{0,8})? | xac (nhan|minh) (do )?tuoi | danh cho nguoi lon',
    cookieSettings:
      '^(cai dat|tuy chinh|tuy chon|thiet lap)( .{0,15})?$ | ^(quan ly)( .{0,15})?$ | (cai dat|quan ly|tuy chinh) cookie',
    saveCookieSettings: '^(luu|xac nhan)( (cai dat|lua chon|tuy chon|thiet lap))?( va dong)?$',
    tooFewInStock:
      '(chi )?con (lai )?\\d+ (san pham|cai|chiec|trong kho|hang) | chi con \\d+ | khong du (hang|so luong|ton kho) | (chi (co the|duoc) mua|toi da|mua toi da) ?(duoc )?\\d+ | vuot qua (so luong|ton kho) | chi con( lai)? \\d+ | chi co the them \\d+ | khong (con )?du (san pham|hang) | so luong (yeu cau|ban yeu cau|mong muon) | khong du (hang|so luong|ton kho) | chi con \\d+',
    soldOut:
      'het hang | da ban het | khong con hang | ngung (kinh doanh|ban) | khong con kinh doanh | khong (co|con) trong kho',
    cardDeclined:
      '(the|thanh toan|giao dich)( .{0,10})? (bi tu choi|that bai|khong thanh cong|khong duoc chap nhan) | (so du|tai khoan) khong du | ngan hang( .{0,8})? tu choi | khong the (thanh toan|xu ly thanh toan) | khong nhan thanh toan | (thanh toan|the|giao dich).{0,25}(bi tu choi|that bai|khong thanh cong|khong the) | (loi).{0,20}thanh toan',
    noShipping:
      'khong (the )?(giao|van chuyen|ship)( hang)? (den|toi) | khong (co|ho tro) (phuong thuc |hinh thuc )?(van chuyen|giao hang) | ngoai (vung|khu vuc) giao | khong co phuong thuc | (giao hang|van chuyen)( .{0,30})? khong (kha dung|the|duoc ho tro) | khong co (phuong thuc|hinh thuc) (giao hang|van chuyen) | khong the giao hang | khong giao hang',
    noSuchVariant: '\\b(to hop|ket hop) (nay )?khong ton tai',
    unavailable: '^khong (co san|kha dung)$',
    variantMissing:
      '(vui long |hay |ban (phai|can) )?chon( mot)? (kich|size|mau|phan loai|tuy chon|loai|phien ban|thuoc tinh) | (lua )?chon (cac )?(tuy chon|muc)',
    addressRejected: 'dia chi( .{0,8})? (khong (hop le|ton tai|tim thay|dung|chinh xac))',
    asksForCorrection:
      '(vui long|hay|ban phai|ban can) (nhap|chon|dien|kiem tra|sua|dong y|chap nhan|tick|cung cap|xac nhan) | la bat buoc | truong bat buoc | khong hop le | khong duoc (de|bo) trong',
    digitsOnly: '\\bchi (duoc )?(nhap )?(chu so|so)\\b',
    refusesInput:
      '(co|bi|xay ra|gap) loi | loi (he thong|may chu)( .{0,8})? | that bai | rat tiec | xin loi | khong (hop le|dung|the)( .{0,8})? | bat buoc | vui long (nhap|chon|dien|kiem tra|thu lai)( .{0,10})? | khong ton tai | het han | khong khop | gioi han | khong (phai la .{0,25}hop le|hop le|co hieu luc) | can co | khong (tim thay|hop le|the|dung|kha dung|ap dung) | sai | thieu | het han',
    asksForPatience: 'vui long (cho|doi)( .{0,6})? | cho (mot )?(chut|lat) | cam on | dang xu ly',
    asksForHuman: '(ky tu|chu|ma|so) (trong|tren) (hinh|anh) | khong phai (la )?(nguoi may|robot)',
    newPassword: 'mat khau moi | tao mat khau | it nhat',
    freeAmount: '^mien phi$ | ^freeship$ | ^mien phi (van chuyen|giao hang)$',
    namesNumber: 'ma( so)? (don|giao|xac|van|dat) | so (don|giao|xac|dat)',
    underNumber: '\\bvoi (ma )?so$',
  },
  stems: {
    addOn: 'bao hiem | quyen gop | goi qua | tien tip',
    addressTitle: 'ten dia chi',
    afterOrder:
      'theo doi | tra cuu | lich su | trang thai | doi tra | dat (hang )?lai | dat hang lai | mua lai | huy don hang | chi tiet don hang',
    anyNumber: 'so',
    billingLabel: '(?:dia chi )?(?:thanh toan|hoa don)',
    bridge: 'den | toi | hoac',
    cancel: 'huy(?!\\p{L})',
    cardSecret: 'so the | bao mat',
    cart: 'gio-?hang',
    checkout: 'thanh-?toan | dat-?hang',
    cookieNotice: 'quyen rieng tu | bao mat thong tin',
    deliveryName:
      '(giao hang|van chuyen|chuyen phat|ship)( .{0,20})? | (giao hang (nhanh|tiet kiem)|viettel post|buu dien|hoa toc|ghtk|ghn)( .{0,8})?',
    district: 'phuong( xa)?$ | ^quan$ | quan huyen$',
    lookFor: 'tim kiem',
    month: 'thang',
    monthName: 'thang',
    or: 'hoac',
    paymentName:
      'the (tin dung|ghi no|ngan hang|atm|quoc te)( .{0,12})? | (thanh toan )?khi nhan hang( .{0,8})? | chuyen khoan( .{0,12})? | (vi )?(momo|zalo ?pay|vn ?pay|shopee ?pay)( .{0,6})? | tien mat( .{0,8})? | vi dien tu',
    title: 'ong | ba | anh | chi | nu',
    year: 'nam',
    yes: 'dong y | vang',
  },
  productPage: {
    brand: 'thương hiệu',
    free: 'miễn phí',
  },
  currencyNames: { VND: 'đồng' },
  frequentWords: 'và | của | giỏ | hàng | sản | phẩm | đơn | thanh | toán | giao | không | bạn | được | địa',
  neutralHonorifics: ['Khác'],
  afterOrderPaths: ['thank-you', 'thankyou', 'dat-hang-thanh-cong'],
};
