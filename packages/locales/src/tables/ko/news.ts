import type { AreaTable } from '../../table.ts';

export default {
  'message.350.title': '‘%s’ 사진이 완성됐어요',
  'message.350.content': { other: '‘%s’ 사진 %d장이 모두 완성됐어요. 마음에 드는 사진을 골라 보세요.' },
  'message.351.title': '‘%s’ 촬영을 마치지 못했어요',
  'message.351.content':
    '‘%s’ 사진을 찍지 못했어요. 비용은 청구되지 않았어요. 더 또렷한 얼굴 사진으로 다시 찍어 보세요.',
  'message.354.title': '얼굴 준비가 끝났어요',
  'message.354.content': '이제 테마를 골라 첫 사진을 찍어 보세요.',
  'message.360.title': '‘%s’ 사진이 완성됐어요',
  'message.360.content': {
    other: '‘%s’ 사진 %d장이 모두 완성됐어요. %s에서 다 찍지 못한 사진은 %s에서 대신 찍었어요.',
  },
  'message.361.title': '‘%s’ 사진이 일부 완성됐어요',
  'message.361.content': {
    other: '‘%s’ 사진 %d장이 완성됐어요. 나머지는 %s에서 찍지 못했고, 장수와 비용에 포함되지 않아요.',
  },
  'message.362.title': '‘%s’ 촬영을 마치지 못했어요',
  'message.362.content':
    '‘%s’ 사진을 찍지 못했어요. %s에서 촬영을 마치지 못했어요. 비용은 청구되지 않았어요. 잠시 후 다시 찍거나 다른 테마를 골라 보세요.',
  'message.363.title': '‘%s’ 사진이 일부 완성됐어요',
  'message.363.content': {
    other: '‘%s’ 사진 %d장이 콘텐츠 검사를 통과하지 못했어요(%s). 장수와 비용에 포함되지 않아요. 나머지는 완성됐어요.',
  },
  'message.364.title': '‘%s’ 촬영을 마치지 못했어요',
  'message.364.content':
    '‘%s’ 사진이 모두 콘텐츠 검사를 통과하지 못했어요(%s). 비용은 청구되지 않았어요. 다른 테마나 다른 사진으로 다시 찍어 보세요.',
  'message.365.title': '‘%s’ 사진이 일부 완성됐어요',
  'message.365.content': {
    other: '‘%s’ 사진 %d장이 완성됐어요. 동의를 철회해서 나머지는 밖으로 보내지 않았고, 장수와 비용에 포함되지 않아요.',
  },
  'message.366.title': '‘%s’ 사진을 찍지 않았어요',
  'message.366.content': '동의를 철회해서 ‘%s’ 사진을 밖으로 보내 찍지 않았어요. 비용은 청구되지 않았어요.',
  'message.370.title': '‘%s’ 4K 사진이 준비됐어요',
  'message.370.content': '사진을 크게 만들었어요. 저장해서 인화해 보세요.',
  'message.371.title': '‘%s’ 4K 사진을 만들지 못했어요',
  'message.371.content': '이번에는 크게 만들지 못했고, 요금은 들지 않았어요. 사진을 열어 다시 시도해 보세요.',
  'message.372.title': '‘%s’ 동영상이 준비됐어요',
  'message.372.content': '사진이 움직이기 시작했어요. 열어서 확인해 보세요.',
  'message.373.title': '‘%s’ 동영상을 만들지 못했어요',
  'message.373.content': '이번에는 동영상을 만들지 못했고, 요금은 들지 않았어요. 사진을 열어 다시 시도해 보세요.',
  'message.352.title': '“%s” 접수됐어요',
  'message.352.content': '“%s” 촬영 중이에요. 다 되면 여기서 알려 드려요.',

  'engine.studio': '자체 스튜디오',
  'engine.comfyui': 'GPU 스튜디오',
  'engine.hosted': '클라우드 스튜디오',

  'moderated.sexual': '노출이 많거나 선정적인 내용',
  'moderated.minor': '미성년자와 관련될 수 있는 내용',
  'moderated.violence': '폭력 또는 유혈',
  'moderated.hate': '혐오 또는 비하 내용',
  'moderated.politics': '정치적인 내용',
  'moderated.drugs': '약물 관련 내용',
  'moderated.self-harm': '자해 관련 내용',
  'moderated.fraud': '불법 또는 사기 관련 내용',
  'moderated.other': '보여 드릴 수 없는 내용',
  'message.380.title': '새 기기 로그인',
  'message.380.content':
    '새 기기에서 내 계정에 로그인했어요: %s. 내가 한 게 아니라면 ‘마이’의 로그인된 기기에서 로그아웃시켜 주세요.',
  'message.381.title': '계정이 곧 삭제돼요',
  'message.381.content':
    '계정이 %s에 모든 데이터와 함께 삭제돼요. 직접 요청하지 않았거나 마음이 바뀌었다면 여기서 계정을 유지하세요.',
  'message.382.title': '계정을 유지해요',
  'message.382.content': '탈퇴가 취소됐어요. 모든 것이 그대로예요.',
  'message.383.title': '인증번호가 여러 번 잘못 입력됐어요',
  'message.383.content':
    '%s에 누군가 내 전화번호의 인증번호를 여러 번 잘못 입력했어요. 모두 맞지 않았어요. 받은 인증번호는 누구에게도 알려 주지 마세요. 직접 잘못 입력한 거라면 그냥 두어도 돼요.',
  'message.384.title': '휴대폰 번호가 바뀌었어요',
  'message.384.content':
    '계정의 번호가 바뀌어 이전 번호로는 로그인할 수 없어요. 내가 한 게 아니라면 바로 운영자에게 연락해 주세요.',
  'message.385.title': '확인되었어요',
  'message.385.content': '스튜디오가 요청을 보고 받아들였어요. 이제 내 사진으로 찍을 수 있어요.',
  'message.386.title': '요청이 받아들여지지 않았어요',
  'message.386.content': '이유는 본인 확인의 “다른 방법”에 있어요. 거기서 다시 쓸 수 있어요.',
  'message.391.title': '로그인 정보의 복사본을 막았어요',
  'message.391.content':
    '%s에 누군가 로그인 정보의 복사본으로 다른 기기에서 내 계정을 열려고 했어요. 이 시도는 거부됐어요. 직접 데이터를 옮긴 게 아니라면 ‘마이’의 로그인된 기기에서 다른 기기를 로그아웃시켜 주세요.',
  'message.392.title': '골드 카드가 들어왔어요',
  'message.392.content': '추가된 골드 카드: %d장. 내 정보의 내역에서 모두 볼 수 있어요.',
  'message.395.title': '충전됐어요',
  'message.395.content': { other: '결제가 조금 늦게 들어왔어요. 카드 %d장이 충전됐어요.' },
  'message.396.title': '결제금을 돌려드려요',
  'message.396.content': '주문이 취소됐거나 이미 결제됐어요. 원래 수단으로 돌려드려요.',
  'message.397.title': '환불이 끝났어요',
  'message.397.content': { other: '카드 %d장 값을 돌려드렸어요.' },
  'message.398.title': '환불이 승인되지 않았어요',
  'message.398.content': '카드는 다시 쓸 수 있어요. 궁금한 점은 문의하세요.',
  'message.399.title': '사진 주문이 취소되었어요',
  'message.399.content': '사용한 골드 카드와 포인트를 돌려드렸어요. 이 주문의 사진은 다시 잠겼어요.',
} as const satisfies AreaTable<'news'>;
