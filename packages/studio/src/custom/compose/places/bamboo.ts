import { mixHex } from '../../../stages/colour.ts';
import { paintBamboo } from '../painters/bamboo.ts';
import { type Ground, type Place, painted } from './setting.ts';

const GREENS = ['#5c8a3c', '#3e7048', '#7e9440'] as const;

const stems = (green: string): Ground =>
  function stemsOf(setting) {
    const { air, growth } = setting;
    const own = mixHex(mixHex(green, growth.leaves[3], 0.25), air.sky[0], air.isDark ? 0.5 : 0.05);
    return painted(`bamboo${green}`, setting, (...to) =>
      paintBamboo(...to, { air, green: own, ...(growth.hasSnow && { snow: '#f4f8fa' }) }),
    );
  };

export const BAMBOO: Place = { grounds: GREENS.map(stems) };
