import type { AreaTable } from '../../table.ts';

export default {
  'covers.ask-title': '¿Tu rostro en las portadas de los temas?',
  'covers.ask-text':
    'El estudio vuelve a hacer portadas y muestras con tu rostro. Solo tú las ves. Si no, verás el rostro de muestra; puedes cambiarlo cuando quieras.',
  'covers.ask-title-other': '¿Mostrar también a %s en las portadas para dos?',
  'covers.ask-text-other':
    'Las portadas y muestras de los temas para dos te mostrarán con esa persona. Solo tú las ves. Pregúntale antes; si es menor, decide su representante legal.',
  'covers.agree': 'Sí, usarlo',
  'covers.refuse': 'No usarlo',
  'covers.agreed': 'Las portadas irán cambiando',
  'outside.ask-title': '¿Enviar fotos a servicios fuera del estudio?',
  'outside.ask-text':
    'Para fotografiar, revisar imágenes o verificar a una persona, las fotos de rostro van a servicios fuera del estudio: %s. Si dices que no, solo fotografía el estudio y puede que algunos temas no se puedan hacer. Puedes retirar tu consentimiento cuando quieras.',
  'outside.ask-only':
    'Solo servicios fuera del estudio pueden hacer este tema, y reciben las fotos de rostro: %s. Si dices que no, elige otro tema. Puedes retirar tu consentimiento cuando quieras.',
  'outside.ask-who': 'Se trata de: %s.',
  'outside.ask-text-other':
    'Pregunta a los demás antes de responder por ellos; si alguien es menor, decide su representante legal.',
  'outside.check-first': 'Marca la casilla para empezar',
  'outside.agree': 'Aceptar',
  'outside.refuse': 'Solo el estudio',
  'outside.other': 'Otro tema',
  'service.aliyun': 'Alibaba Cloud',
  'service.tencent': 'Tencent Cloud',
} as const satisfies AreaTable<'purposes'>;
