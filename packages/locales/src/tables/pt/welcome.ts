import type { AreaTable } from '../../table.ts';

export default {
  'welcome.wordmark': 'Kinora',
  'welcome.title': 'Você, em vinte luzes',
  'welcome.text': 'De uma foto saem 20 retratos.',
  'welcome.promise': 'Se não parece com você, não mostramos.',
  'welcome.try': 'Experimentar',
  'welcome.look': 'Só dar uma olhada',
  'welcome.before': 'Foto',
  'welcome.after': 'Nanquim',
  'welcome.drag': 'Arraste para os lados para comparar a foto com a pintura em nanquim',
} as const satisfies AreaTable<'welcome'>;
