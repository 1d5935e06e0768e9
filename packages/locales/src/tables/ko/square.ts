import type { AreaTable } from '../../table.ts';

export default {
  'square.loading': '커뮤니티를 여는 중',
  'square.error': '커뮤니티를 불러오지 못했어요',
  'square.empty-title': '커뮤니티가 아직 비어 있어요',
  'square.empty-text': '간직한 사진을 열면 여기에 올릴 수 있어요.',
  'square.more': '더 보기',
  'square.photo': '%s, %s 님',
  'square.mine': '내 사진',
  'square.date': '올린 날',
  'square.shot': '다른 사람이 따라 찍음',
  'square.times': { other: '%d번' },
  'square.again': '똑같이 찍기',
  'square.publish': '커뮤니티에 올리기',
  'square.publish-title': '커뮤니티에 올릴까요?',
  'square.publish-text':
    '누구나 내 모습이 담긴 이 사진과 내 닉네임, 사용한 테마 또는 설명에서 읽어 낸 단어를 볼 수 있고, 자기 얼굴로 똑같이 찍을 수 있어요. 내가 올린 원본 사진은 공개되지 않아요. 언제든 내릴 수 있어요.',
  'square.published': '커뮤니티에 올렸어요',
  'square.withdraw': '내리기',
  'square.withdrawn': '커뮤니티에서 내렸어요',
} as const satisfies AreaTable<'square'>;
