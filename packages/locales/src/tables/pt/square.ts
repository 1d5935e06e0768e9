import type { AreaTable } from '../../table.ts';

export default {
  'square.loading': 'Abrindo a praça',
  'square.error': 'Não foi possível carregar a praça',
  'square.empty-title': 'A praça ainda está vazia',
  'square.empty-text': 'Abra uma foto que você guardou para compartilhá-la aqui.',
  'square.more': 'Ver mais',
  'square.photo': '%s, de %s',
  'square.mine': 'Minha',
  'square.date': 'Publicada em',
  'square.shot': 'Refeita por outros',
  'square.times': { one: '%d vez', many: '%d de vezes', other: '%d vezes' },
  'square.shoot': 'Fazer com o meu rosto',
  'square.again': 'Fazer igual',
  'square.publish': 'Pôr na praça',
  'square.publish-title': 'Publicar na praça?',
  'square.publish-text':
    'Todos verão esta foto, seu apelido e o tema ou as palavras entendidas da descrição, e poderão fazer a mesma com o próprio rosto. A foto do seu rosto nunca se torna pública. Você pode retirá-la quando quiser.',
  'square.published': 'Já está na praça',
  'square.withdraw': 'Retirar',
  'square.withdraw-title': 'Retirar da praça?',
  'square.withdraw-text': 'Os outros não a verão mais na praça. Ela continua no seu álbum.',
  'square.withdrawn': 'Retirada da praça',
} as const satisfies AreaTable<'square'>;
