import { cardTown } from './scenery.ts';
import { theatre } from './stage.ts';

/** The town of card that the poster prints. */
export const NIGHT_TOWN = theatre(
  {
    name: 'night-town',
    back: ['#1c1c4c', '#4c3c7c'],
    cloth: ['#b0242c', '#d84c50', '#5c1018'],
    floor: ['#4c3450', '#1c1024'],
    wide: 0.14,
    blur: 0.007,
  },
  cardTown,
);
