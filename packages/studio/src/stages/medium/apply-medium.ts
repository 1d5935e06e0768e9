import type { Picture } from '../../pixels/picture.ts';
import type { StagedPerson } from '../stage-person.ts';
import { paintGouache, paintOil } from './brushwork.ts';
import { drawInk, drawPencil } from './draw-lines.ts';
import type { Medium } from './medium.ts';
import { printHalftone, printScreen } from './printmaking.ts';
import { paintWatercolour } from './watercolour.ts';

/** Turns a joined picture into paint, ink, pencil or print, in place. */
export function applyMedium(picture: Picture, medium: Medium, people: readonly StagedPerson[]): void {
  switch (medium.kind) {
    case 'oil':
      paintOil(picture, people, medium.size ?? 1);
      break;
    case 'gouache':
      paintGouache(picture, people, medium.size ?? 1, medium.keepScene ?? false);
      break;
    case 'ink':
      drawInk(picture, people, medium.paper ?? '#f4efe2', medium.ink ?? '#141210', medium.keepScene ?? false);
      break;
    case 'watercolour':
      paintWatercolour(picture, people, medium.paper ?? '#fbf8f0', medium.seed ?? 1);
      break;
    case 'pencil':
      drawPencil(picture, people, medium.paper ?? '#f7f4ee', medium.lead ?? '#26242a');
      break;
    case 'halftone':
      printHalftone(picture, medium.paper ?? '#f3ead6', medium.ink ?? '#1b1b1f', medium.dots ?? 96, medium.angle ?? 30);
      break;
    case 'screenprint':
      printScreen(picture, people, medium.colours, medium.lines ?? true);
      break;
  }
}

/** Whether a face in this medium is no photograph any more, so that a recognition net cannot judge it. */
export function isDrawing(medium: Medium): boolean {
  return (
    medium.kind === 'ink' ||
    medium.kind === 'watercolour' ||
    medium.kind === 'pencil' ||
    medium.kind === 'halftone' ||
    medium.kind === 'screenprint'
  );
}
