/** A picture that the gallery shows, drawn here so that no person's face stands in the project. */
export type GalleryPhoto = { id: string; src: string; thumbHash: string; title: string };

type Tones = { above: string; below: string; skin: string; hair: string; cloth: string };

function portrait({ above, below, skin, hair, cloth }: Tones): string {
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="600" height="800">',
    '<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">',
    `<stop offset="0" stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient></defs>`,
    '<rect width="300" height="400" fill="url(#sky)"/>',
    `<path d="M78 190c0-60 30-96 72-96s72 36 72 96c0 60 20 110 20 130H58c0-20 20-70 20-130z" fill="${hair}"/>`,
    `<path d="M30 400c6-66 52-92 120-92s114 26 120 92z" fill="${cloth}"/>`,
    `<path d="M126 262h48v48c0 20-48 20-48 0z" fill="${skin}"/><ellipse cx="150" cy="206" rx="52" ry="68" fill="${skin}"/>`,
    `<path d="M96 196c2-50 30-70 54-70s52 20 54 70c-16-18-30-34-44-50-18 22-40 36-64 50z" fill="${hair}"/></svg>`,
  ];
  return `data:image/svg+xml,${encodeURIComponent(svg.join(''))}`;
}

/** Six portraits in the light of six themes, each with its thumbhash. */
export const drawnPortraits: readonly GalleryPhoto[] = [
  {
    id: 'sunset',
    title: '海边落日',
    thumbHash: 'HUkONQi3qH+HdYi3WHhmZ2d/ePd3',
    src: portrait({ above: '#f6a76a', below: '#5b5f8f', skin: '#e3b08c', hair: '#3a2118', cloth: '#20222c' }),
  },
  {
    id: 'galaxy',
    title: '银河来信',
    thumbHash: 'jiYGFQIX+HuJBejnOHplVziAd/ZX',
    src: portrait({ above: '#3b1c6e', below: '#1d1440', skin: '#cda2d8', hair: '#150d2e', cloth: '#0f0a20' }),
  },
  {
    id: 'snow',
    title: '小雪',
    thumbHash: '6vcNHQTXqH+HhXinaHh3Zxd6cJAH',
    src: portrait({ above: '#e9f1f7', below: '#9db7cd', skin: '#e6bd9f', hair: '#5a3a26', cloth: '#2c4a6a' }),
  },
  {
    id: 'ink',
    title: '水墨',
    thumbHash: '6RgODQDnuH+HhXi3WHhmV/d3dm9X',
    src: portrait({ above: '#f3ead7', below: '#d8c8a4', skin: '#e8d9bd', hair: '#2a2620', cloth: '#5d5548' }),
  },
  {
    id: 'lantern',
    title: '灯火新年',
    thumbHash: 'C3kGDQYH6HqKNcjHSHtlV3d/efq3',
    src: portrait({ above: '#7a1410', below: '#2a0505', skin: '#d49a78', hair: '#1c0a08', cloth: '#3b0d0a' }),
  },
  {
    id: 'wheat',
    title: '麦田金光',
    thumbHash: 'nzoOHQKnqH+Hdoi3aHh3Z/d/dqsH',
    src: portrait({ above: '#f5d976', below: '#a67a1e', skin: '#e9bd7f', hair: '#4a2d14', cloth: '#2f2415' }),
  },
];
