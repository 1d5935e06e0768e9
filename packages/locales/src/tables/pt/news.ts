import type { AreaTable } from '../../table.ts';

export default {
  'message.350.title': '“%s”: suas fotos estão prontas',
  'message.350.content': {
    one: '“%s”: %d foto está pronta. Venha ver.',
    many: '“%s”: %d de fotos estão prontas. Venha escolher suas favoritas.',
    other: '“%s”: todas as %d fotos estão prontas. Venha escolher suas favoritas.',
  },
  'message.351.title': '“%s” não deu certo',
  'message.351.content': 'O ensaio “%s” não deu certo e nada foi cobrado. Tente com uma foto mais nítida do seu rosto.',
  'message.354.title': 'O estúdio já conhece seu rosto',
  'message.354.content': 'Escolha um tema e faça suas primeiras fotos.',
  'message.360.title': '“%s”: suas fotos estão prontas',
  'message.360.content': {
    one: '“%s”: %d foto está pronta. “%s” não conseguiu fazê-la, e “%s” assumiu.',
    many: '“%s”: %d de fotos estão prontas. “%s” não conseguiu fazer todas, e “%s” assumiu o resto.',
    other: '“%s”: todas as %d fotos estão prontas. “%s” não conseguiu fazer todas, e “%s” assumiu o resto.',
  },
  'message.361.title': '“%s”: uma parte está pronta',
  'message.361.content': {
    one: '“%s”: %d foto está pronta. “%s” não conseguiu fazer as outras; elas não contam e não são cobradas.',
    many: '“%s”: %d de fotos estão prontas. “%s” não conseguiu fazer as outras; elas não contam e não são cobradas.',
    other: '“%s”: %d fotos estão prontas. “%s” não conseguiu fazer as outras; elas não contam e não são cobradas.',
  },
  'message.362.title': '“%s” não deu certo',
  'message.362.content':
    'O ensaio “%s” não deu certo. “%s” não conseguiu fazer as fotos. Nada foi cobrado. Tente mais tarde ou escolha outro tema.',
  'message.363.title': '“%s”: uma parte está pronta',
  'message.363.content': {
    one: '“%s”: a verificação de conteúdo reteve %d foto: %s. Ela não conta e não é cobrada. As outras estão prontas.',
    many: '“%s”: a verificação de conteúdo reteve %d de fotos: %s. Elas não contam e não são cobradas. As outras estão prontas.',
    other:
      '“%s”: a verificação de conteúdo reteve %d fotos: %s. Elas não contam e não são cobradas. As outras estão prontas.',
  },
  'message.364.title': '“%s” não deu certo',
  'message.364.content':
    '“%s”: a verificação de conteúdo reteve todas as fotos: %s. Nada foi cobrado. Tente outro tema ou outra foto sua.',
  'message.365.title': '“%s”: uma parte está pronta',
  'message.365.content': {
    one: '“%s”: %d foto está pronta. Depois que o consentimento foi retirado, as outras não foram enviadas; elas não contam e não são cobradas.',
    many: '“%s”: %d de fotos estão prontas. Depois que o consentimento foi retirado, as outras não foram enviadas; elas não contam e não são cobradas.',
    other:
      '“%s”: %d fotos estão prontas. Depois que o consentimento foi retirado, as outras não foram enviadas; elas não contam e não são cobradas.',
  },
  'message.366.title': '“%s” não foi feito',
  'message.366.content': 'Depois que o consentimento foi retirado, “%s” não foi enviado. Nada foi cobrado.',
  'message.370.title': '“%s” está pronta em 4K',
  'message.370.content': 'A foto foi ampliada. Você pode salvá-la e imprimi-la.',
  'message.371.title': '“%s” não pôde ser feita em 4K',
  'message.371.content': 'Não foi possível ampliar, e nada foi cobrado. Abra a foto e tente de novo.',
  'message.372.title': 'O vídeo de “%s” está pronto',
  'message.372.content': 'Sua foto agora se move. Abra e veja.',
  'message.373.title': 'O vídeo de “%s” não deu certo',
  'message.373.content': 'Não foi possível fazer o vídeo, e nada foi cobrado. Abra a foto e tente de novo.',
  'message.352.title': '“%s” já chegou',
  'message.352.content': 'Estamos fazendo “%s” e avisamos você aqui.',

  'engine.studio': 'Estúdio próprio',
  'engine.comfyui': 'Estúdio GPU',
  'engine.hosted': 'Estúdio na nuvem',

  'moderated.sexual': 'pele nua demais ou conteúdo sexual',
  'moderated.minor': 'conteúdo que pode envolver menores',
  'moderated.violence': 'violência ou sangue',
  'moderated.hate': 'conteúdo de ódio ou degradante',
  'moderated.politics': 'conteúdo político',
  'moderated.drugs': 'drogas',
  'moderated.self-harm': 'automutilação',
  'moderated.fraud': 'conteúdo ilegal ou fraudulento',
  'moderated.other': 'conteúdo que não pode ser mostrado',
  'message.380.title': 'Acesso em um novo dispositivo',
  'message.380.content':
    'Sua conta acabou de ser aberta em um novo dispositivo: %s. Se não foi você, encerre a sessão dele em Perfil, Dispositivos.',
  'message.381.title': 'Sua conta está prestes a ser excluída',
  'message.381.content':
    'Sua conta será excluída em %s com tudo o que há nela. Se não foi você ou se mudou de ideia, abra aqui para mantê-la.',
  'message.382.title': 'Sua conta continua',
  'message.382.content': 'Ela não será excluída. Tudo está como antes.',
  'message.383.title': 'Códigos errados para o seu número',
  'message.383.content':
    'Em %s alguém tentou códigos para o seu número de telefone várias vezes. Nenhum estava certo. Não conte a ninguém um código que você receber. Se foi você que digitou errado, não precisa fazer nada.',
  'message.384.title': 'Seu número foi trocado',
  'message.384.content':
    'Outro número agora abre sua conta; o antigo não abre mais. Se não foi você, fale já com o operador.',
  'message.385.title': 'Você foi verificado',
  'message.385.content': 'O estúdio olhou seu pedido e aceitou. Agora você pode usar suas próprias fotos.',
  'message.386.title': 'Seu pedido não foi aceito',
  'message.386.content': 'O motivo está em “Outra maneira” na verificação, onde você pode escrever de novo.',
  'message.391.title': 'Cópia da sua sessão recusada',
  'message.391.content':
    'Em %s alguém tentou abrir sua conta em outro dispositivo com uma cópia da sua sessão. Foi recusado. Se não foi você que transferiu os dados, encerre a sessão dos outros dispositivos em Perfil, Dispositivos.',
  'message.392.title': 'Cartões dourados para você',
  'message.392.content': 'Cartões dourados adicionados: %d. O extrato no seu perfil mostra tudo.',
  'message.395.title': 'Sua recarga chegou',
  'message.395.content': {
    one: 'O pagamento chegou um pouco tarde; %d cartão está na sua conta.',
    many: 'O pagamento chegou um pouco tarde; %d de cartões estão na sua conta.',
    other: 'O pagamento chegou um pouco tarde; %d cartões estão na sua conta.',
  },
  'message.396.title': 'Seu pagamento é devolvido',
  'message.396.content': 'O pedido estava cancelado ou já pago; o dinheiro volta pelo mesmo caminho.',
  'message.397.title': 'Reembolso concluído',
  'message.397.content': {
    one: 'O dinheiro de %d cartão foi devolvido.',
    many: 'O dinheiro de %d de cartões foi devolvido.',
    other: 'O dinheiro de %d cartões foi devolvido.',
  },
  'message.398.title': 'Reembolso recusado',
  'message.398.content': 'Seus cartões voltaram a ficar disponíveis. Em caso de dúvida, peça ajuda.',
  'message.399.title': 'Pedido de fotos anulado',
  'message.399.content':
    'Os cartões dourados e os pontos gastos voltaram para você. As fotos deste pedido estão bloqueadas de novo.',
} as const satisfies AreaTable<'news'>;
