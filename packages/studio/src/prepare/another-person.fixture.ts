import type { Plate } from '../plate.ts';

/**
 * Stands for a second person where it does not matter whose face it is: the sample face as a man in clothes of another colour. What
 * tells two people apart is tested with two people. See the studio's README.
 */
export function asAnother(plate: Plate): Plate {
  const another: Plate = {
    ...plate,
    foreground: plate.foreground.slice(),
    person: { ...plate.person, gender: 'male' },
  };
  const { foreground, skin, landmarks, widthPx } = another;
  const chinY = landmarks[152 * 3 + 1] ?? 0;
  for (let i = Math.round(chinY) * widthPx; i < skin.length; i++) {
    if ((skin[i] ?? 0) > 60) continue;
    foreground.copyWithin(i * 3 + 1, i * 3, i * 3 + 1);
    foreground[i * 3] = plate.foreground[i * 3 + 2] ?? 0;
    foreground[i * 3 + 2] = plate.foreground[i * 3 + 1] ?? 0;
  }
  return another;
}

/** A photo that cuts one side decides who of a pair is mirrored: recipes are judged with people of whom it decides nothing. */
export function freeToTurn(plate: Plate): Plate {
  const { person } = plate;
  return { ...plate, person: { ...person, cutAt: { ...person.cutAt, left: true, right: true } } };
}
