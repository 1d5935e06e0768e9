import type { AreaTable } from '../../table.ts';

export default {
  'covers.ask-title': 'Il tuo volto sulle copertine dei temi?',
  'covers.ask-text':
    'Lo studio rifà copertine ed esempi con il tuo volto. Li vedi solo tu. Altrimenti vedi il volto di esempio; puoi cambiare idea quando vuoi.',
  'covers.ask-title-other': 'Mostrare anche %s sulle copertine per due?',
  'covers.ask-text-other':
    'Copertine ed esempi dei temi per due vi mostreranno insieme. Li vedi solo tu. Prima chiedi alla persona; se è minorenne decide un genitore o tutore.',
  'covers.agree': 'Sì, usalo',
  'covers.refuse': 'Non usarlo',
  'covers.agreed': 'Le copertine cambieranno una alla volta',
  'outside.ask-title': 'Inviare foto a servizi esterni allo studio?',
  'outside.ask-text':
    'Per scattare, controllare le immagini o verificare una persona, le foto del volto vanno a servizi esterni allo studio: %s. Se rifiuti, scatta solo lo studio e alcuni temi potrebbero non essere possibili. Puoi revocare il consenso quando vuoi.',
  'outside.ask-only':
    'Solo servizi esterni allo studio possono fare questo tema, e ricevono le foto del volto: %s. Se rifiuti, scegli un altro tema. Puoi revocare il consenso quando vuoi.',
  'outside.ask-who': 'Riguarda: %s.',
  'outside.ask-text-other':
    'Chiedi agli altri prima di rispondere per loro; per un minorenne decide un genitore o tutore.',
  'outside.check-first': 'Spunta la casella per iniziare',
  'outside.agree': 'Accetta',
  'outside.refuse': 'Solo lo studio',
  'outside.other': 'Altro tema',
  'service.aliyun': 'Alibaba Cloud',
  'service.tencent': 'Tencent Cloud',
} as const satisfies AreaTable<'purposes'>;
