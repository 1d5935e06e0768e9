import type { AreaTable } from '../../table.ts';

export default {
  'darkroom.title': 'Sala escura',
  'darkroom.of-total': { one: '/ %d foto', many: '/ %d de fotos', other: '/ %d fotos' },
  'darkroom.progress': {
    one: '%d foto pronta de %d',
    many: '%d de fotos prontas de %d',
    other: '%d fotos prontas de %d',
  },
  'darkroom.developing': 'Revelação',
  'darkroom.table': 'Fotos na mesa',
  'darkroom.left': 'Tempo restante: cerca de %s',
  'darkroom.almost': 'Quase pronto',
  'darkroom.late': 'Um pouco mais demorado, só mais um instante',
  'darkroom.ahead': {
    one: '%d ensaio na sua frente',
    many: '%d de ensaios na sua frente',
    other: '%d ensaios na sua frente',
  },
  'darkroom.queued': 'Preparando, já vai começar',
  'darkroom.promise': 'Avisaremos quando estiverem prontas. Se você sair, nada se perde.',
  'darkroom.leave': 'Passear enquanto isso',
  'darkroom.print': 'Foto %d, pronta',
  'darkroom.print-developing': 'Foto %d, em revelação',
  'darkroom.print-blank': 'Foto %d, ainda não começou',
  'darkroom.finished': 'Tudo pronto',
  'darkroom.finished-less': {
    one: 'mais %d não deu certo, sem custo',
    many: 'mais %d não deram certo, sem custo',
    other: 'mais %d não deram certo, sem custo',
  },
  'darkroom.dropped': {
    one: '%d foto não parecia o bastante com você e ficou de fora.',
    many: '%d de fotos não pareciam o bastante com você e ficaram de fora.',
    other: '%d fotos não pareciam o bastante com você e ficaram de fora.',
  },
  'darkroom.stand-in-clothes': 'Nessas fotos, roupas e expressão ficam como na sua foto.',
  'darkroom.stand-in': {
    one: '“%s” não conseguiu fazer tudo: %d foto foi feita por “%s”.',
    many: '“%s” não conseguiu fazer tudo: %d de fotos foram feitas por “%s”.',
    other: '“%s” não conseguiu fazer tudo: %d fotos foram feitas por “%s”.',
  },
  'darkroom.not-counted': {
    one: '“%s” não conseguiu fazer %d foto. Ela não conta e não é cobrada.',
    many: '“%s” não conseguiu fazer %d de fotos. Elas não contam e não são cobradas.',
    other: '“%s” não conseguiu fazer %d fotos. Elas não contam e não são cobradas.',
  },
  'darkroom.failed-engine':
    '“%s” não conseguiu fazer as fotos. Nada foi cobrado. Tente mais tarde ou escolha outro tema.',
  'darkroom.withheld': {
    one: 'Depois que o consentimento foi retirado, %d foto não foi mais enviada a serviços externos. Ela não conta e não é cobrada.',
    many: 'Depois que o consentimento foi retirado, %d de fotos não foram mais enviadas a serviços externos. Elas não contam e não são cobradas.',
    other:
      'Depois que o consentimento foi retirado, %d fotos não foram mais enviadas a serviços externos. Elas não contam e não são cobradas.',
  },
  'darkroom.failed-withheld':
    'Depois que o consentimento foi retirado, estas fotos não foram enviadas a serviços externos. Nada foi cobrado.',
  'darkroom.moderated': {
    one: 'A verificação de conteúdo reteve %d foto: %s. Ela não conta e não é cobrada.',
    many: 'A verificação de conteúdo reteve %d de fotos: %s. Elas não contam e não são cobradas.',
    other: 'A verificação de conteúdo reteve %d fotos: %s. Elas não contam e não são cobradas.',
  },
  'darkroom.failed-moderated':
    'A verificação de conteúdo reteve todas as fotos: %s. Nada foi cobrado. Tente outro tema ou outra foto sua.',
  'darkroom.choose': 'Escolher fotos',
  'darkroom.failed-title': 'Este ensaio não deu certo',
  'darkroom.failed-text': 'Nada foi cobrado. Tente com uma foto mais nítida do seu rosto.',
  'darkroom.shoot-again': 'Refazer o ensaio',
  'darkroom.offline': 'Sem conexão. Suas fotos continuam sendo reveladas; você as verá quando a rede voltar.',
  'darkroom.cut': 'Não conseguimos falar com o estúdio agora. Nada se perde; esta página continua sozinha.',
  'darkroom.loading': 'Abrindo a sala escura',
  'darkroom.missing-title': 'Ensaio não encontrado',
  'darkroom.missing-text': 'Talvez tenha sido excluído. Veja outros temas.',
  'darkroom.missing-action': 'Ver temas',
  'darkroom.error-title': 'A sala escura não abriu',
} as const satisfies AreaTable<'darkroom'>;
