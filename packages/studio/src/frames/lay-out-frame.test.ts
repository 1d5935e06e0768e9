import { describe, expect, it } from 'vitest';
import { createPicture } from '../pixels/black-picture.fixture.ts';
import type { Frame, RenderView } from './frame.ts';
import { layOutFrame } from './lay-out-frame.ts';

const W = 384;
const H = 512;
const GROUND = { kind: 'gradient', colours: ['#334455', '#223344'] } as const;

/** Each view is white with a red dot where its only landmark is. */
const render: RenderView<string> = (_, widthPx, heightPx) => {
  const picture = createPicture(widthPx, heightPx);
  picture.data.fill(255);
  const x = Math.round(widthPx * 0.4);
  const y = Math.round(heightPx * 0.5);
  for (let dy = -3; dy <= 3; dy++) {
    for (let dx = -3; dx <= 3; dx++) picture.data.set([255, 0, 0, 255], ((y + dy) * widthPx + x + dx) * 4);
  }
  return {
    picture,
    faces: [{ landmarks: new Float32Array([x, y, 0]), faceHeightPx: heightPx * 0.4, isMirrored: false, plateIndex: 0 }],
  };
};

const FRAMES: [Frame<string>, number][] = [
  [{ kind: 'full' }, 1],
  [{ kind: 'letterbox' }, 1],
  [{ kind: 'mat', shape: 'rectangle' }, 1],
  [{ kind: 'mat', shape: 'oval' }, 1],
  [{ kind: 'mat', shape: 'circle' }, 1],
  [{ kind: 'mat', shape: 'arch', foot: 0.2 }, 1],
  [{ kind: 'polaroid', ground: GROUND, tilt: 7 }, 1],
  [{ kind: 'strip', ground: GROUND, views: ['a', 'b', 'c', 'd'], tilt: -6 }, 4],
  [{ kind: 'grid', columns: 2, rows: 1, views: ['a', 'b'], weights: [2, 1] }, 2],
  [{ kind: 'grid', columns: 1, rows: 3, views: ['a', 'b', 'c'], weights: [1, 2, 1] }, 3],
  [
    {
      kind: 'laid',
      ground: GROUND,
      pictures: [
        { at: [[0.25, 0.3, 6]], width: 0.4, height: 0.4, view: 'a', edge: 0.02, shadow: 1 },
        {
          at: [
            [0.7, 0.3],
            [0.7, 0.75, -4],
          ],
          width: 0.3,
          height: 0.3,
          view: 'b',
          round: 0.1,
        },
      ],
    },
    3,
  ],
  [{ kind: 'contact', views: ['a'] }, 9],
  [{ kind: 'film' }, 1],
  [{ kind: 'reflection', view: 'a' }, 1],
];

describe('layOutFrame', () => {
  it.each(FRAMES.map(([frame, faces]) => [frame.kind, frame, faces] as const))(
    'fills a sheet with %s and knows where its faces are',
    (_, frame, faces) => {
      const sheet = layOutFrame(frame, W, H, render);
      expect([sheet.picture.widthPx, sheet.picture.heightPx]).toEqual([W, H]);
      expect(sheet.faces).toHaveLength(faces);
      for (const face of sheet.faces) {
        const x = Math.round(face.landmarks[0] ?? 0);
        const y = Math.round(face.landmarks[1] ?? 0);
        if (y < 0 || y >= H) continue;
        const [red = 0, green = 255] = sheet.picture.data.subarray((y * W + x) * 4);
        expect(red - green).toBeGreaterThan(120);
      }
    },
  );

  it('covers the sheet above and below with cinema bars', () => {
    const { picture } = layOutFrame<string>({ kind: 'letterbox', band: 0.25 }, W, H, render);
    expect(picture.data[0]).toBeLessThan(10);
    expect(picture.data[(H / 2) * W * 4]).toBe(255);
  });

  it('renders a laid picture once for all its copies and draws over them', () => {
    let rendered = 0;
    const { picture } = layOutFrame<string>(
      {
        kind: 'laid',
        ground: GROUND,
        pictures: [
          {
            at: [
              [0.25, 0.5],
              [0.75, 0.5],
            ],
            width: 0.3,
            height: 0.5,
            view: 'a',
          },
        ],
        over: (context, w, h) => {
          context.fillStyle = '#0000ff';
          context.fillRect(w * 0.7, h * 0.6, 20, 20);
        },
      },
      W,
      H,
      (...view) => {
        rendered++;
        return render(...view);
      },
    );
    expect(rendered).toBe(1);
    const [red, , blue] = picture.data.subarray((Math.round(H * 0.6 + 5) * W + Math.round(W * 0.7 + 5)) * 4);
    expect([red, blue]).toEqual([0, 255]);
  });
});
