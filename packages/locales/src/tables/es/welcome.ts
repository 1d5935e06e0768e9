import type { AreaTable } from '../../table.ts';

export default {
  'welcome.wordmark': 'Kinora',
  'welcome.title': 'Tú, bajo veinte luces',
  'welcome.text': 'De una foto salen 20 retratos.',
  'welcome.promise': 'Si no se parece a ti, no te lo enseñamos.',
  'welcome.try': 'Probar con una foto',
  'welcome.look': 'Primero, echar un vistazo',
  'welcome.before': 'Foto',
  'welcome.after': 'Tinta',
  'welcome.drag': 'Desliza a izquierda y derecha para comparar la foto con la pintura a tinta',
} as const satisfies AreaTable<'welcome'>;
