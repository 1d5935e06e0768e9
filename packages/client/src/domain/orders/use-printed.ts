import type { PrintCrop } from '@kinora/contract';
import { useCommand } from '../../api/use-command';
import { useSettledValue } from '../../lib/settled-value';

/** After the part was last moved. */
const STILL_MS = 300;
const DIGITS = 4;

/** Address of what a part of a photo looks like printed, with the mark where it will be; undefined while the part moves, and until it is drawn. */
export function usePrinted(photo: string, { x, y, width, height }: PrintCrop): string | undefined {
  const part = [x, y, width, height].map((side) => side.toFixed(DIGITS)).join(' ');
  const settled = useSettledValue(part, STILL_MS);
  const [left = 0, top = 0, across = 1, down = 1] = settled.split(' ').map(Number);
  const { data } = useCommand('GETCHARGEPLAN', {
    print: { photo, crop: { x: left, y: top, width: across, height: down } },
  });
  return settled === part ? data?.printed : undefined;
}
