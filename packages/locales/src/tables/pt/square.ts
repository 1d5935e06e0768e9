import type { AreaTable } from '../../table.ts';

export default {
  'square.loading': 'Abrindo a comunidade',
  'square.error': 'Não foi possível carregar a comunidade',
  'square.empty-title': 'A comunidade ainda está vazia',
  'square.empty-text': 'Abra uma foto que você guardou para publicá-la aqui.',
  'square.more': 'Ver mais',
  'square.photo': '%s, de %s',
  'square.mine': 'Minha',
  'square.date': 'Publicada em',
  'square.shot': 'Refeita por outros',
  'square.times': { one: '%d vez', many: '%d de vezes', other: '%d vezes' },
  'square.again': 'Fazer igual',
  'square.publish': 'Publicar',
  'square.publish-title': 'Publicar na comunidade?',
  'square.publish-text':
    'Todos verão esta foto com a sua aparência, seu nome de perfil e o tema ou as palavras entendidas da descrição, e poderão fazer a mesma com o próprio rosto. A foto que você enviou continua privada. Você pode retirá-la quando quiser.',
  'square.published': 'Já está na comunidade',
  'square.withdraw': 'Retirar',
  'square.withdrawn': 'Retirada da comunidade',
} as const satisfies AreaTable<'square'>;
