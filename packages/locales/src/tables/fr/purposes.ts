import type { AreaTable } from '../../table.ts';

export default {
  'covers.ask-title': 'Votre visage sur les couvertures des thèmes ?',
  'covers.ask-text':
    'Le studio refait couvertures et exemples avec votre visage. Personne d’autre ne les voit. Sinon, vous voyez le visage d’exemple ; vous pouvez changer d’avis à tout moment.',
  'covers.ask-title-other': 'Montrer aussi %s sur les couvertures à deux ?',
  'covers.ask-text-other':
    'Les couvertures et exemples des thèmes à deux vous montreront ensemble. Personne d’autre que vous ne les voit. Demandez d’abord à la personne ; si elle est mineure, son responsable légal décide.',
  'covers.agree': 'Oui',
  'covers.refuse': 'Non',
  'covers.agreed': 'Les couvertures changeront peu à peu',
  'outside.ask-title': 'Envoyer des photos à des services hors du studio ?',
  'outside.ask-text':
    'Pour photographier, contrôler les images ou vérifier une personne, les photos de visage vont à des services hors du studio : %s. Si vous refusez, seul le studio photographie, et certains thèmes peuvent manquer. Vous pouvez retirer votre consentement à tout moment.',
  'outside.ask-only':
    'Seuls des services hors du studio peuvent faire ce thème, et ils reçoivent alors les photos de visage : %s. Si vous refusez, choisissez un autre thème. Vous pouvez retirer votre consentement à tout moment.',
  'outside.ask-who': 'Cela concerne : %s.',
  'outside.ask-text-other':
    'Demandez aux autres avant de répondre pour eux ; pour un mineur, le responsable légal décide.',
  'outside.check-first': 'Cochez pour commencer',
  'outside.agree': 'Accepter',
  'outside.refuse': 'Studio seul',
  'outside.other': 'Autre thème',
  'service.aliyun': 'Alibaba Cloud',
  'service.tencent': 'Tencent Cloud',
} as const satisfies AreaTable<'purposes'>;
