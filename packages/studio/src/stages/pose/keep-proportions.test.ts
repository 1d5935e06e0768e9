import { expect, it } from 'vitest';
import { preparedPortrait } from '../../prepare/prepared-portrait.fixture.ts';
import { COMPOSITION_NAMES, COMPOSITIONS } from '../../themes/composition.ts';
import { figureOfPlate } from '../figure/figure-of-plate.ts';
import { changeOfProportions, keepProportions, MOST_CLOSE } from './keep-proportions.ts';
import { limitPose } from './pose.ts';

const figure = figureOfPlate(await preparedPortrait());
const { person } = figure.plate;
const FAR = 0.2;

it('bends no face that is seen close by more than a few percent, in any composition', () => {
  for (const name of COMPOSITION_NAMES) {
    const pose = limitPose(COMPOSITIONS[name].pose, person);
    const kept = keepProportions(figure, pose, 0.54);
    expect(changeOfProportions(figure, kept)).toBeLessThan(MOST_CLOSE * 1.1);
  }
});

it('would be bent by more without that', () => {
  const pose = limitPose(COMPOSITIONS.closeUp.pose, person);
  expect(changeOfProportions(figure, pose)).toBeGreaterThan(MOST_CLOSE * 1.4);
  expect(keepProportions(figure, pose, 0.54).yaw).toBeLessThan(pose.yaw * 0.7);
});

it('leaves distant faces their turn, and close ones all but turn and nod', () => {
  const pose = limitPose({ yaw: 7, roll: 4, smile: 0.6, close: 0.5 }, person);
  expect(keepProportions(figure, pose, FAR)).toEqual(pose);
  const { yaw, pitch, ...rest } = keepProportions(figure, limitPose({ ...pose, yaw: 14 }, person), 0.5);
  expect(rest).toMatchObject({ roll: 4, smile: 0.6, close: 0.5 });
  expect(pitch).toBe(0);
  expect(yaw).toBeGreaterThan(3);
});
