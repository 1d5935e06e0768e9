import type { AreaTable } from '../../table.ts';

export default {
  'login.title': '로그인',
  'login.text': '휴대폰 번호로 로그인해요. 처음이면 자동으로 가입돼요.',
  'login.area': '지역',
  'login.region-CN': '중국 본토',
  'login.region-HK': '중국 홍콩',
  'login.region-MO': '중국 마카오',
  'login.region-TW': '중국 타이완',
  'login.phone': '휴대폰 번호',
  'login.phone-hint': '휴대폰 번호 입력',
  'login.agree': '이용약관 및 개인정보 처리방침을 읽었으며 동의합니다',
  'login.agree-to': '%s 및 %s 내용을 읽었으며 동의합니다',
  'login.agree-first': '먼저 이용약관과 개인정보 처리방침을 읽고 동의해 주세요',
  'login.checking': '확인하고 있어요…',
  'login.get-code': '인증번호 받기',
  'login.code': { other: '인증번호 %d자리를 입력해 주세요' },
  'login.resend': '다시 받기',
  'login.resend-in': { other: '%d초 뒤 다시 받기' },
  'login.other-phone': '다른 번호 쓰기',
} as const satisfies AreaTable<'login'>;
