import type { AreaTable } from '../../table.ts';

export default {
  'covers.ask-title': '내 얼굴을 테마 표지에 쓸까요?',
  'covers.ask-text':
    '스튜디오가 내 얼굴로 표지와 예시 사진을 다시 찍어요. 나에게만 보여요. 원하지 않으면 예시 얼굴이 보이고, 언제든 바꿀 수 있어요.',
  'covers.ask-title-other': '%s의 얼굴도 두 사람 테마 표지에 쓸까요?',
  'covers.ask-text-other':
    '두 사람 테마의 표지와 예시 사진에 함께 나와요. 나에게만 보여요. 먼저 본인에게 물어보고, 미성년자라면 보호자가 결정해요.',
  'covers.agree': '쓸게요',
  'covers.refuse': '안 쓸게요',
  'covers.agreed': '표지가 하나씩 바뀌어요',
  'outside.ask-title': '스튜디오 밖의 서비스에 사진을 보낼까요?',
  'outside.ask-text':
    '촬영, 콘텐츠 검사, 본인 확인을 할 때 얼굴 사진을 스튜디오 밖의 서비스에 보내요: %s. 동의하지 않으면 스튜디오에서만 찍고, 찍지 못하는 테마가 있을 수 있어요. 언제든 철회할 수 있어요.',
  'outside.ask-only':
    '이 테마는 얼굴 사진을 스튜디오 밖의 서비스에 보내야 찍을 수 있어요: %s. 동의하지 않으면 다른 테마를 골라 주세요. 언제든 철회할 수 있어요.',
  'outside.ask-who': '이번 질문의 대상: %s.',
  'outside.ask-text-other': '다른 사람 대신 답하기 전에 본인에게 물어보고, 미성년자라면 보호자가 결정해요.',
  'outside.check-first': '동의해야 시작할 수 있어요',
  'outside.agree': '동의',
  'outside.refuse': '스튜디오에서만',
  'outside.other': '다른 테마',
  'service.aliyun': '알리바바 클라우드',
  'service.tencent': '텐센트 클라우드',
} as const satisfies AreaTable<'purposes'>;
