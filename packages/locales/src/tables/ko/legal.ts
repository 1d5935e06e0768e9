import type { AreaTable } from '../../table.ts';

export default {
  'legal.service.title': '이용약관',
  'legal.service.1':
    'Kinora는 이용자가 업로드한 사진을 사용하여 다양한 테마의 인물 사진을 만듭니다. 사진은 소프트웨어가 생성한 것으로 실제 촬영된 것이 아니며, 모든 사진에 이를 표시합니다.',
  'legal.service.2':
    '본인의 사진 또는 당사자의 동의를 받은 사진만 업로드해야 합니다. 타인의 얼굴을 이용하여 사칭하거나 오인을 유발하거나 타인에게 해를 끼쳐서는 안 됩니다.',
  'legal.service.3':
    '업로드한 사진과 만들어진 인물 사진은 이용자의 소유입니다. 당사는 서비스 제공을 위해서만 이를 사용하며, 모델 학습이나 광고에 사용하지 않습니다.',
  'legal.service.4': '간직하지 않은 사진은 기한이 지나면 삭제됩니다. 구체적인 일수는 사진을 고르는 화면에 표시됩니다.',
  'legal.service.5':
    '수신한 인증번호를 안전하게 관리해야 합니다. 타인이 계정을 사용하는 것을 알게 된 경우, 로그아웃하면 해당 기기의 로그인이 무효가 됩니다.',
  'legal.service.6':
    '위 약정이나 법령을 위반한 경우 당사는 서비스 제공을 중단할 수 있습니다. 약관이 변경되면 다시 읽고 동의하도록 안내합니다.',
  'legal.privacy.title': '개인정보 처리방침',
  'legal.privacy.1':
    '당사가 보관하는 개인정보는 휴대폰 번호, 업로드한 얼굴 사진, 사진에서 산출한 얼굴 특징, 만들어진 인물 사진, 동의한 약관과 그 일시에 한합니다.',
  'legal.privacy.2':
    '휴대폰 번호는 로그인과 계정 복구에만 사용합니다. 얼굴 사진과 얼굴 특징은 선택한 테마의 촬영과 닮은 정도의 확인에만 사용합니다.',
  'legal.privacy.3':
    '전화번호, 사진, 얼굴 특징은 암호화하여 보관합니다. 위 정보는 모두 로그에 기록하거나 별도의 동의 없이 제3자에게 제공하거나 모델 학습에 사용하지 않습니다.',
  'legal.privacy.4':
    '얼굴 정보를 사용하기 전에 별도로 동의를 받습니다. 동의는 ‘마이’에서 언제든지 철회할 수 있으며, 철회하면 얼굴 사진과 얼굴 특징은 삭제됩니다.',
  'legal.privacy.5':
    '삭제한 사진은 10분 이내에 복원할 수 있으며, 이후에는 저장소에서 완전히 삭제되고 사본을 남기지 않습니다.',
  'legal.privacy.6':
    '문자 메시지는 발송 업체를 통해 전송되며, 해당 업체에는 휴대폰 번호와 인증번호만 전달됩니다. 바로 로그인을 쓰면 이용하는 통신사와 인증 업체가 번호를 확인합니다.',
  'legal.operator': '운영자',
  'legal.contact': '연락처',
  'legal.version': '%s 버전',
  'legal.service.head-1': '제공하는 서비스',
  'legal.service.head-2': '올리는 사진',
  'legal.service.head-3': '사진의 주인',
  'legal.service.head-4': '보관 기간',
  'legal.service.head-5': '내 계정',
  'legal.service.head-6': '변경과 종료',
  'legal.privacy.head-1': '보관하는 정보',
  'legal.privacy.head-2': '쓰는 목적',
  'legal.privacy.head-3': '보호 방법',
  'legal.privacy.head-4': '나의 동의',
  'legal.privacy.head-5': '삭제',
  'legal.privacy.head-6': '위탁 처리',
} as const satisfies AreaTable<'legal'>;
