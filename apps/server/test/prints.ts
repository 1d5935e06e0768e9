import type { InputOf } from '@kinora/contract';

const SIZE = { id: 'small', width: 51, height: 68, price: 290 };

/** What the shop of a test prints, on paper that the pictures of the fake studio fill. */
export const PRINTS = { sizes: [SIZE] };

const address = {
  ...{ name: 'Wang', phone: '13800000000', country: 'CN', province: '浙江省', city: '杭州市', district: '西湖区' },
  ...{ street: '文三路 1 号', postcode: '' },
};

/** One print of a whole photo, as it is ordered there. */
export function aPrintOf(photo: string): Required<Pick<InputOf<'CREATEORDER'>, 'print' | 'price'>> {
  const crop = { x: 0, y: 0, width: 1, height: 1 };
  return { print: { photo, size: SIZE.id, paper: 'glossy', crop, count: 1, address }, price: SIZE.price };
}
