import type { FieldWords } from '../field-words.ts';

export const ko: FieldWords = {
  language: 'ko',
  fields: {
    coupon: '(쿠폰|할인) ?(번호|코드)',
    fullName:
      '^이름$ | 성명 | 성함 | 받는 ?(사람|분)( 이름)? | 수령인 | 주문자( ?명)? | 이름을?.{0,8} | 받(는|으시는) ?(분|이)',
    lastName: '^성$',
    company: '회사.{0,4}',
    email: '이메일( ?주소)? | 메일( ?주소)?',
    phone: '(휴대|핸드)(폰|전화)( ?번호)? | 전화( ?번호)? | 연락처',
    street: '^주소$ | 기본 ?주소 | 도로명 ?주소 | 배송지( ?주소)? | 주소',
    street2: '(상세|나머지) ?주소',
    postalCode: '우편 ?번호',
    city: '도시 | 시군구',
    province: '^시도$ | ^시 도$ | ^도$',
    country: '국가 | 나라',
    cardNumber: '카드 ?번호',
    cardHolder: '(카드 ?)?(소유자|명의자|소지자)( ?이름| ?명)?',
    cardExpiry: '유효 ?기간 | 만료일',
    cardCvc: '보안 ?코드',
    login: '아이디.{0,12} | 닉네임 | 사용자 ?(이름|명|id) | 별명 | .{0,8}또는 이메일',
    password: '(새 ?)?비밀 ?번호 | 패스워드 | 암호',
    passwordConfirm: '비밀 ?번호 ?(재)?(확인|입력)',
    search: '검색.{0,8}',
    otp: '인증 ?(번호|코드) | 자동 ?입력.{0,10}',
    birthDate: '생년 ?월일 | 생일',
    orderNote: '배송 ?(메모|메시지|요청사항) | 문의 ?내용 | 메시지',
  },
  signIn: '로그인',
  register: '회원 ?가입 | 가입(하기)? | 계정 ?만들기 | 구독(하기)?',
  forgot: '.{0,8}(찾기|잊).{0,10}',
};
