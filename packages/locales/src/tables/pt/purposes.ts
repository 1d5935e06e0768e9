import type { AreaTable } from '../../table.ts';

export default {
  'covers.ask-title': 'Seu rosto nas capas dos temas?',
  'covers.ask-text':
    'O estúdio refaz capas e exemplos com o seu rosto. Só você vê. Se não quiser, você vê o rosto de exemplo; dá para mudar quando quiser.',
  'covers.ask-title-other': 'Mostrar %s também nas capas para dois?',
  'covers.ask-text-other':
    'As capas e os exemplos dos temas para dois vão mostrar você e essa pessoa. Só você vê. Pergunte antes; se for menor de idade, quem decide é o responsável legal.',
  'covers.agree': 'Sim, usar',
  'covers.refuse': 'Não usar',
  'covers.agreed': 'As capas vão mudando aos poucos',
  'outside.ask-title': 'Enviar fotos a serviços fora do estúdio?',
  'outside.ask-text':
    'Para fotografar, checar imagens ou verificar uma pessoa, as fotos do rosto vão para serviços fora do estúdio: %s. Se não aceitar, só o estúdio fotografa e alguns temas podem não ser possíveis. Você pode retirar o consentimento quando quiser.',
  'outside.ask-only':
    'Só serviços fora do estúdio conseguem fazer este tema, e eles recebem as fotos do rosto: %s. Se não aceitar, escolha outro tema. Você pode retirar o consentimento quando quiser.',
  'outside.ask-who': 'Isto é sobre: %s.',
  'outside.ask-text-other':
    'Pergunte aos outros antes de responder por eles; se for menor de idade, quem decide é o responsável legal.',
  'outside.check-first': 'Marque para começar',
  'outside.agree': 'Aceitar',
  'outside.refuse': 'Só o estúdio',
  'outside.other': 'Outro tema',
  'service.aliyun': 'Alibaba Cloud',
  'service.tencent': 'Tencent Cloud',
} as const satisfies AreaTable<'purposes'>;
