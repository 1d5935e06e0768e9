import { inForms } from '../../in-forms.ts';
import type { AreaTable } from '../../table.ts';

const DAYS = { one: '%d día', many: '%d de días', other: '%d días' } as const;

export default {
  'legal.service.title': 'Condiciones del servicio',
  'legal.privacy.title': 'Política de privacidad',
  'legal.operator': 'Operador',
  'legal.contact': 'Contacto',
  'legal.version': 'Versión %s',
  'legal.contents': 'Índice',
  'legal.date': 'Texto del %s',
  'legal.law': 'Ley aplicable',
  'legal.service.head-1': 'Qué ofrecemos',
  'legal.service.1':
    'Kinora usa la foto que subes para hacer retratos tuyos en distintos temas. Los hace un programa, no una cámara, y cada uno lo indica.',
  'legal.service.head-2': 'Las fotos que subes',
  'legal.service.2':
    'Sube solo fotos tuyas o de personas que lo hayan aceptado.\nNo uses nunca el rostro de otra persona para suplantar, engañar, dañar o falsificar documentos.',
  'legal.service.head-3': 'De quién son las fotos',
  'legal.service.3':
    'Las fotos que subes y tus retratos son tuyos: guárdalos, imprímelos, compártelos y úsalos. Nosotros solo los usamos para darte el servicio: ni para entrenar modelos ni para publicidad.\nLas imágenes que salen de aquí llevan la etiqueta “Generada por IA”. No la quites donde la ley la exige. Una foto de carné sin etiqueta visible se entrega solo si aceptas indicar tú su origen.',
  'legal.service.head-4': 'Cuánto tiempo se guardan',
  'legal.service.4': inForms(
    DAYS,
    (days) =>
      `Las fotos que no conservas se eliminan al cabo de ${days}. Las que conservas siguen hasta que las elimines o cierres la cuenta.`,
  ),
  'legal.service.head-5': 'Tu cuenta',
  'legal.service.5': inForms(
    DAYS,
    (days) =>
      `No des los códigos a nadie. Si otra persona usa tu cuenta, cierra las sesiones de otros dispositivos en la página “Perfil”.\nPuedes cerrar la cuenta cuando quieras y arrepentirte durante ${days}; después se borra todo. El número de una cuenta cerrada no puede registrarse de nuevo durante 24 horas.`,
  ),
  'legal.service.5-at-once':
    'No des los códigos a nadie. Si otra persona usa tu cuenta, cierra las sesiones de otros dispositivos en la página “Perfil”.\nPuedes cerrar la cuenta cuando quieras; tras tu confirmación el borrado de todo empieza al momento, sin vuelta atrás. El número de una cuenta cerrada no puede registrarse de nuevo durante 24 horas.',
  'legal.service.head-6': 'Menores',
  'legal.service.6':
    'Quien tiene menos de %d años no puede abrir una cuenta propia: su representante legal lo añade y lo fotografía con la suya. Las fotos de un menor solo se usan con el consentimiento de su representante legal y nunca aparecen en la comunidad.',
  'legal.service.head-7': 'Qué no está permitido',
  'legal.service.7':
    'Nada de desnudos ni pornografía, de contenido inapropiado con menores, de violencia, odio, drogas, propaganda política, falsificación ni fraude.\nUn programa revisa las descripciones antes de hacer nada y las fotos antes de que las veas; las fotos rechazadas ni se guardan ni se cuentan. El programa puede equivocarse: pídenos otra revisión.',
  'legal.service.head-8': 'La comunidad',
  'legal.service.8':
    'Publicar requiere un consentimiento aparte. Entonces todo el mundo ve la foto, tu apodo y el tema o las palabras entendidas de tu descripción, y puede hacerse la misma con su rostro; nadie ve tu foto original ni la descripción tal como la escribiste.\nPuedes retirarla cuando quieras. Después, las direcciones de la imagen ya abiertas caducan como mucho a las dos horas. Lo que otros hicieron con su rostro es suyo.',
  'legal.service.head-9': 'De qué respondemos',
  'legal.service.9':
    'Los retratos los hace un programa; pueden no parecerse o tener fallos y no sirven como prueba. Hacemos lo posible por que el servicio funcione, sin garantizar que no se interrumpa. La responsabilidad que fija la ley no cambia.',
  'legal.service.head-10': 'Cambios, fin y ley aplicable',
  'legal.service.10':
    'Cuando cambia el sentido de estas condiciones cambia su versión, y te pedimos que las leas y aceptes de nuevo. Podemos dejar de atender una cuenta que las incumpla o incumpla la ley; aun así podrás exportar tus datos.\nRige la ley de la sede del operador, salvo que arriba se indique otra. La protección del consumidor donde vives no cambia.',
  'legal.privacy.head-1': 'Qué guardamos',
  'legal.privacy.1':
    'Guardamos solo lo necesario para el servicio y la seguridad:\n• Cuenta: tu teléfono o el identificador que da otro servicio de inicio de sesión; apodo y foto de perfil; género, año de nacimiento y demás si los dices; por qué enlace llegaste, si el enlace lo indica.\n• Rostro: las fotos que subes, la persona recortada, los rasgos para comprobar el parecido y una estimación de género y edad.\n• Sesiones: temas elegidos, descripciones, fotos y vídeos hechos y mensajes.\n• Registros: tipo de dispositivo y hora de los accesos; qué aceptaste o rechazaste, en qué versión e idioma.',
  'legal.privacy.1-shop':
    '• Pedidos: qué compraste, por cuánto y cómo se pagó, con el identificador que el servicio de pago da a quien paga cuando lo necesita; lo que escribiste sobre un pedido; el nombre, el teléfono y la dirección a los que van las copias impresas. Todo esto se borra con la cuenta; el identificador de quien pagó, cuando terminan los reembolsos en curso.\n• Regalos: cuántas tarjetas doradas regalaste y cuándo, y el teléfono de quien las recibe con casi todas las cifras ocultas; hasta que las acepte o vuelvan, también un resumen con clave de ese número. Todo esto se borra con tu cuenta; el número oculto, también cuando esa persona cierra la suya.',
  'legal.privacy.head-2': 'Para qué se usa',
  'legal.privacy.2':
    'El teléfono sirve para entrar y recuperar la cuenta. Las fotos del rostro y los rasgos sirven para los temas elegidos, para comprobar el parecido y, si quieres, que eres una persona real. Las direcciones IP solo sirven contra abusos. Nada se usa para reconocer personas, entrenar modelos o hacer publicidad, y nada se vende.',
  'legal.privacy.head-3': 'Dónde está y quién lo recibe',
  'legal.privacy.3':
    'Los datos están en los servidores del operador; los retratos también se hacen y se revisan allí, salvo que aceptes otra cosa.\n• El proveedor de SMS solo recibe tu número y el código.\n• Con el acceso de un toque, tu operador y un servicio de autenticación comprueban el número; de otro servicio de inicio de sesión solo tomamos un identificador.\n• Los servicios fuera del estudio que hacen o revisan fotos o verifican a personas reales reciben fotos solo tras el consentimiento aparte de cada persona fotografiada; la pregunta los nombra. Un servicio que verifica a personas reales recibe además tu nombre real y tu número de identidad: los transmitimos sin guardarlos, o muestras el documento en su página.',
  'legal.privacy.3-shop':
    '• Cuando pagas, el servicio de pago recibe el número y el importe del pedido y, si lo necesita, quién paga y la dirección IP. Quien hace y envía las copias impresas recibe la foto, el nombre, el teléfono y la dirección.',
  'legal.privacy.head-4': 'Tu consentimiento',
  'legal.privacy.4':
    'Cada cosa se pregunta aparte y cada persona responde por sí: uso del rostro, portadas de temas con él, envío de imágenes a servicios fuera del estudio, aparecer en la comunidad. Un no solo afecta a eso.\nPuedes retirar un consentimiento cuando quieras en la página “Perfil”. Si retiras el del uso del rostro, las fotos de rostro y los rasgos se eliminan enseguida, y lo publicado sale de la comunidad.',
  'legal.privacy.head-5': 'Cuánto tiempo se guarda',
  'legal.privacy.5': inForms(
    DAYS,
    (days) =>
      `• Las fotos rechazadas no se guardan; las que pasan y no se usan se borran en una hora.\n• Fotos del rostro y rasgos: hasta que los elimines.\n• Retratos no conservados: ${days}. Conservados: hasta que los elimines.\n• Códigos y registros contra abusos: dos días. Resúmenes de las credenciales de otros servicios de inicio de sesión, para que no se usen dos veces: 100 días. Un acceso termina tras 90 días sin uso; su registro se elimina 90 días después de terminar. Archivos exportados: 24 horas.`,
  ),
  'legal.privacy.5-undo': {
    one: '• Lo que elimines se puede recuperar durante %d minuto; después se borra para siempre.',
    many: '• Lo que elimines se puede recuperar durante %d de minutos; después se borra para siempre.',
    other: '• Lo que elimines se puede recuperar durante %d minutos; después se borra para siempre.',
  },
  'legal.privacy.head-6': 'Cómo se protege',
  'legal.privacy.6':
    'Teléfono, fotos, rasgos y descripciones se guardan y se envían cifrados. Los registros no tienen teléfonos, códigos, direcciones IP ni imágenes. Las direcciones de imágenes caducan y solo las recibe quien puede verlas.',
  'legal.privacy.head-7': 'Tus derechos',
  'legal.privacy.7': inForms(
    DAYS,
    (days) =>
      `Puedes ver, corregir y exportar tus datos, eliminar fotos y personas, retirar consentimientos y cerrar la cuenta.\nEl cierre se puede deshacer durante ${days}; después se borra todo y recibes un certificado de eliminación. Tu número queda 24 horas más, solo en una forma de la que no se puede recuperar. El operador borra las copias de seguridad periódicamente. También puedes reclamar ante la autoridad competente.`,
  ),
  'legal.privacy.7-at-once':
    'Puedes ver, corregir y exportar tus datos, eliminar fotos y personas, retirar consentimientos y cerrar la cuenta.\nAl confirmar el cierre el borrado de todo empieza al momento, sin vuelta atrás, y recibes un certificado de eliminación. Tu número queda 24 horas más, solo en una forma de la que no se puede recuperar. El operador borra las copias de seguridad periódicamente. También puedes reclamar ante la autoridad competente.',
  'legal.privacy.head-8': 'Menores',
  'legal.privacy.8':
    'Los retratos de quien tiene menos de %d años los hace su representante legal con su propia cuenta, y anotamos su consentimiento. Si una foto parece de un menor, preguntamos; la edad estimada a partir de una foto solo lleva a una pregunta y no decide nada. Si un menor ha abierto una cuenta propia, en cuanto se indica su edad esa cuenta ya no puede hacer fotos, pedir ni publicar nada; lo que contiene se puede guardar y eliminar, y la cuenta se puede cerrar.',
  'legal.privacy.head-9': 'Etiquetas de IA',
  'legal.privacy.9':
    'Cada imagen que sale lleva una etiqueta visible y otra en el archivo, sin tu nombre ni tu cuenta. La entrega de una imagen sin etiqueta visible se anota unos seis meses, como pide la ley; cerrada la cuenta, la nota ya no lleva a ti.',
  'legal.privacy.head-10': 'Verificación de persona real',
  'legal.privacy.10':
    'Si verifica el estudio, las imágenes de la cámara están en memoria solo para juzgarlas y luego se descartan; solo el resultado y un resumen irreversible quedan 30 días, para que nada se use dos veces. Las imágenes solo pasan a ser fotos tuyas con un consentimiento aparte. Si hay otra vía para quien no puede usar la cámara (un vídeo corto o alguien que mire), se explica antes y decides tú. Un servicio de verificación fuera del estudio necesita tu consentimiento aparte.',
  'legal.privacy.head-11': 'En tu dispositivo',
  'legal.privacy.11':
    'En el navegador o miniprograma guardamos tu acceso, una clave del dispositivo, los ajustes, lo que viste hace poco y lo que eliminaste y aún puedes recuperar; el acceso está cifrado y se borra al cerrar sesión. No hay publicidad ni cookies que te sigan. Si cierras aquí tu cuenta, la dirección de su certificado queda cifrada en este dispositivo durante 30 días.',
  'legal.privacy.head-12': 'Cambios y contacto',
  'legal.privacy.12':
    'Cuando cambia el sentido cambia la versión y te pedimos de nuevo tu consentimiento. Para preguntas, contacta con el operador por la vía indicada arriba.',
  'legal.privacy.12-alone':
    'Cuando cambia el sentido cambia la versión y te pedimos de nuevo tu consentimiento. El operador aún no ha indicado aquí un contacto.',
  'legal.privacy.head-13': 'Tarjetas doradas y puntos',
  'legal.privacy.13':
    'Anotamos cada tarjeta dorada, punto y moneda Liao que entra o sale. Al cerrar la cuenta, lo que quede caduca; las anotaciones se conservan para la contabilidad y ya no llevan hasta ti. Para dar el regalo de bienvenida una sola vez por número de teléfono, se conserva un resumen con clave del tuyo, del que no se puede recuperar el número.',
} as const satisfies AreaTable<'legal'>;
