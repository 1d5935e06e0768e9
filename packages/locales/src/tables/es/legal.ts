import type { AreaTable } from '../../table.ts';

export default {
  'legal.service.title': 'Condiciones del servicio',
  'legal.service.1':
    'Kinora utiliza las fotos que subes para crear retratos tuyos en distintos temas. Los retratos los genera un programa, no se toman con una cámara, y así se indica en cada uno de ellos.',
  'legal.service.2':
    'Sube únicamente fotos tuyas o de personas que hayan dado su consentimiento. Queda prohibido usar el rostro de otra persona para suplantarla, engañar o perjudicar a nadie.',
  'legal.service.3':
    'Las fotos que subes y tus retratos te pertenecen. Solo los utilizamos para prestarte el servicio: no para entrenar modelos ni con fines publicitarios.',
  'legal.service.4':
    'Las fotos que no conserves se eliminan al cumplirse su plazo. El número de días se indica en la página donde eliges las fotos.',
  'legal.service.5':
    'No compartas los códigos que recibas. Si otra persona usa tu cuenta, al cerrar sesión dejará de ser válida la sesión de ese dispositivo.',
  'legal.service.6':
    'En caso de incumplimiento de estas condiciones o de la ley, podremos dejar de prestar el servicio. Si las condiciones cambian, te pediremos que las leas y aceptes de nuevo.',
  'legal.privacy.title': 'Política de privacidad',
  'legal.privacy.1':
    'Los únicos datos personales que conservamos son: tu número de teléfono, las fotos de rostro que subes, los rasgos faciales calculados a partir de ellas, tus retratos y qué condiciones aceptaste y cuándo.',
  'legal.privacy.2':
    'El número de teléfono se usa solo para iniciar sesión y recuperar la cuenta. Las fotos de rostro y los rasgos se usan solo para los temas que eliges y para comprobar el parecido.',
  'legal.privacy.3':
    'El número de teléfono, las fotos y los rasgos se guardan cifrados. Nada de todo esto se escribe en registros, se entrega a terceros sin tu permiso aparte ni se utiliza para entrenar modelos.',
  'legal.privacy.4':
    'Antes de usar datos de tu rostro te pedimos un consentimiento aparte. Puedes retirarlo en cualquier momento en “Perfil”; entonces se eliminan las fotos de rostro y los rasgos.',
  'legal.privacy.5':
    'Una foto eliminada se puede recuperar durante diez minutos. Después se borra del almacenamiento sin que quede ninguna copia.',
  'legal.privacy.6':
    'Los SMS los envía un proveedor, que solo recibe tu número de teléfono y el código. Cuando entras con el número de tu teléfono, lo comprueban tu operador y un proveedor de autenticación.',
  'legal.operator': 'Operador',
  'legal.contact': 'Contacto',
  'legal.version': 'Versión %s',
  'legal.service.head-1': 'Qué ofrecemos',
  'legal.service.head-2': 'Las fotos que subes',
  'legal.service.head-3': 'De quién son las fotos',
  'legal.service.head-4': 'Cuánto se conservan',
  'legal.service.head-5': 'Tu cuenta',
  'legal.service.head-6': 'Cambios y fin',
  'legal.privacy.head-1': 'Qué guardamos',
  'legal.privacy.head-2': 'Para qué sirve',
  'legal.privacy.head-3': 'Cómo se protege',
  'legal.privacy.head-4': 'Tu consentimiento',
  'legal.privacy.head-5': 'Eliminación',
  'legal.privacy.head-6': 'Quién trabaja para nosotros',
} as const satisfies AreaTable<'legal'>;
