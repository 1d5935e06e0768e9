import type { AreaTable } from '../../table.ts';

export default {
  'message.350.title': '“%s”: tus fotos están listas',
  'message.350.content': {
    one: '“%s”: %d foto está lista. Ven a verla.',
    many: '“%s”: %d de fotos están listas. Ven a elegir tus favoritas.',
    other: '“%s”: las %d fotos están listas. Ven a elegir tus favoritas.',
  },
  'message.351.title': '“%s” no ha salido bien',
  'message.351.content':
    'No se pudo hacer “%s” y no se te ha cobrado nada. Prueba con una foto más nítida de tu rostro.',
  'message.354.title': 'El estudio ya conoce tu rostro',
  'message.354.content': 'Elige un tema y haz tus primeras fotos.',
  'message.360.title': '“%s”: tus fotos están listas',
  'message.360.content': {
    one: '“%s”: %d foto está lista. “%s” no pudo hacerla y la hizo “%s”.',
    many: '“%s”: %d de fotos están listas. “%s” no pudo hacerlas todas y el resto lo hizo “%s”.',
    other: '“%s”: las %d fotos están listas. “%s” no pudo hacerlas todas y el resto lo hizo “%s”.',
  },
  'message.361.title': '“%s”: una parte está lista',
  'message.361.content': {
    one: '“%s”: %d foto está lista. “%s” no pudo hacer las demás; no cuentan y no se cobran.',
    many: '“%s”: %d de fotos están listas. “%s” no pudo hacer las demás; no cuentan y no se cobran.',
    other: '“%s”: %d fotos están listas. “%s” no pudo hacer las demás; no cuentan y no se cobran.',
  },
  'message.362.title': '“%s” no ha salido bien',
  'message.362.content':
    'No se pudo hacer “%s”. “%s” no pudo hacer la sesión. No se te ha cobrado nada. Prueba más tarde o elige otro tema.',
  'message.363.title': '“%s”: una parte está lista',
  'message.363.content': {
    one: '“%s”: la revisión de contenido retuvo %d foto: %s. No cuenta y no se cobra. Las demás están listas.',
    many: '“%s”: la revisión de contenido retuvo %d de fotos: %s. No cuentan y no se cobran. Las demás están listas.',
    other: '“%s”: la revisión de contenido retuvo %d fotos: %s. No cuentan y no se cobran. Las demás están listas.',
  },
  'message.364.title': '“%s” no ha salido bien',
  'message.364.content':
    '“%s”: la revisión de contenido retuvo todas las fotos: %s. No se te ha cobrado nada. Prueba con otro tema u otra foto tuya.',
  'message.365.title': '“%s”: una parte está lista',
  'message.365.content': {
    one: '“%s”: %d foto está lista. Tras retirar el permiso, las demás no se enviaron; no cuentan y no se cobran.',
    many: '“%s”: %d de fotos están listas. Tras retirar el permiso, las demás no se enviaron; no cuentan y no se cobran.',
    other: '“%s”: %d fotos están listas. Tras retirar el permiso, las demás no se enviaron; no cuentan y no se cobran.',
  },
  'message.366.title': '“%s” no se hizo',
  'message.366.content': 'Tras retirar el permiso, “%s” no se envió. No se te ha cobrado nada.',
  'message.370.title': '“%s” ya está en 4K',
  'message.370.content': 'La foto se ha ampliado. Puedes guardarla e imprimirla.',
  'message.371.title': '“%s” no se pudo hacer en 4K',
  'message.371.content': 'No se pudo ampliar y no te ha costado nada. Abre la foto y vuelve a intentarlo.',
  'message.372.title': 'El vídeo de “%s” está listo',
  'message.372.content': 'Tu foto ya se mueve. Ábrela y mírala.',
  'message.373.title': 'El vídeo de “%s” no ha salido bien',
  'message.373.content': 'No se pudo hacer el vídeo y no te ha costado nada. Abre la foto y vuelve a intentarlo.',
  'message.352.title': '“%s” está en marcha',
  'message.352.content': 'Estamos haciendo “%s” y te avisaremos aquí.',

  'engine.studio': 'Estudio propio',
  'engine.comfyui': 'Estudio GPU',
  'engine.hosted': 'Estudio en la nube',

  'moderated.sexual': 'demasiada piel desnuda o contenido sexual',
  'moderated.minor': 'contenido que podría implicar a un menor',
  'moderated.violence': 'violencia o sangre',
  'moderated.hate': 'contenido de odio o degradante',
  'moderated.politics': 'contenido político',
  'moderated.drugs': 'drogas',
  'moderated.self-harm': 'autolesiones',
  'moderated.fraud': 'contenido ilegal o fraudulento',
  'moderated.other': 'contenido que no se puede mostrar',
  'message.380.title': 'Acceso desde un dispositivo nuevo',
  'message.380.content':
    'Acaban de entrar en tu cuenta desde un dispositivo nuevo: %s. Si no fuiste tú, ciérrale la sesión en Perfil, Dispositivos.',
  'message.381.title': 'Tu cuenta está a punto de eliminarse',
  'message.381.content':
    'Tu cuenta se eliminará el %s con todo lo que contiene. Si no fuiste tú o cambiaste de idea, ábrelo para conservarla.',
  'message.382.title': 'Tu cuenta se conserva',
  'message.382.content': 'No se eliminará. Todo sigue como antes.',
  'message.383.title': 'Códigos incorrectos para tu número',
  'message.383.content':
    'El %s alguien probó varias veces códigos para tu número de teléfono. Ninguno era correcto. No le digas a nadie un código que recibas. Si te equivocaste tú, no hay nada que hacer.',
  'message.384.title': 'Tu número ha cambiado',
  'message.384.content':
    'Otro número abre ahora tu cuenta; el anterior ya no. Si no fuiste tú, contacta enseguida con el operador.',
  'message.385.title': 'Estás verificado',
  'message.385.content': 'El estudio ha mirado tu solicitud y la ha aceptado. Ya puedes usar tus propias fotos.',
  'message.386.title': 'Tu solicitud no se aceptó',
  'message.386.content': 'El motivo está en “Otra manera” de la verificación, donde puedes volver a escribir.',
  'message.391.title': 'Se rechazó una copia de tu sesión',
  'message.391.content':
    'El %s alguien intentó entrar en tu cuenta desde otro dispositivo con una copia de tu sesión. Se rechazó. Si no trasladaste tú los datos, cierra la sesión de los demás dispositivos en Perfil, Dispositivos.',
  'message.392.title': 'Tarjetas doradas para ti',
  'message.392.content': 'Tarjetas doradas añadidas: %d. En los movimientos de tu perfil está todo.',
  'message.395.title': 'Tu recarga ha llegado',
  'message.395.content': {
    one: 'El pago llegó algo tarde; %d tarjeta está en tu cuenta.',
    many: 'El pago llegó algo tarde; %d de tarjetas están en tu cuenta.',
    other: 'El pago llegó algo tarde; %d tarjetas están en tu cuenta.',
  },
  'message.396.title': 'Tu pago se devuelve',
  'message.396.content': 'El pedido estaba cancelado o ya pagado; el dinero vuelve por el mismo medio.',
  'message.397.title': 'Reembolso realizado',
  'message.397.content': {
    one: 'El dinero de %d tarjeta se ha devuelto.',
    many: 'El dinero de %d de tarjetas se ha devuelto.',
    other: 'El dinero de %d tarjetas se ha devuelto.',
  },
  'message.398.title': 'Reembolso rechazado',
  'message.398.content': 'Tus tarjetas vuelven a estar disponibles. Si tienes dudas, pide ayuda.',
  'message.399.title': 'Pedido de fotos anulado',
  'message.399.content':
    'Las tarjetas doradas y los puntos gastados vuelven a ser tuyos. Las fotos de este pedido quedan bloqueadas.',
} as const satisfies AreaTable<'news'>;
