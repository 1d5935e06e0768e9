import type { AreaTable } from '../../table.ts';

export default {
  'darkroom.title': 'Cuarto oscuro',
  'darkroom.of-total': { one: '/ %d foto', many: '/ %d de fotos', other: '/ %d fotos' },
  'darkroom.progress': {
    one: '%d foto lista de %d',
    many: '%d de fotos listas de %d',
    other: '%d fotos listas de %d',
  },
  'darkroom.developing': 'Revelado',
  'darkroom.table': 'Fotos sobre la mesa',
  'darkroom.left': 'Tiempo restante: %s aprox.',
  'darkroom.almost': 'Casi listo',
  'darkroom.late': 'Tarda un poco más, espera un momento',
  'darkroom.ahead': {
    one: '%d sesión antes que la tuya',
    many: '%d de sesiones antes que la tuya',
    other: '%d sesiones antes que la tuya',
  },
  'darkroom.queued': 'Preparando, enseguida empieza',
  'darkroom.promise': 'Te avisaremos cuando estén listas. Si sales, no se pierde nada.',
  'darkroom.leave': 'Mirar otros temas mientras',
  'darkroom.print': 'Foto %d, lista',
  'darkroom.print-developing': 'Foto %d, revelándose',
  'darkroom.print-blank': 'Foto %d, sin empezar',
  'darkroom.finished': 'Todo listo',
  'darkroom.dropped': {
    one: '%d foto no se parecía lo bastante a ti y la dejamos fuera.',
    many: '%d de fotos no se parecían lo bastante a ti y las dejamos fuera.',
    other: '%d fotos no se parecían lo bastante a ti y las dejamos fuera.',
  },
  'darkroom.stand-in-clothes': 'En esas fotos la ropa y la cara quedan como en tu foto.',
  'darkroom.stand-in': {
    one: '“%s” no pudo con todo: %d foto la hizo “%s”.',
    many: '“%s” no pudo con todo: %d de fotos las hizo “%s”.',
    other: '“%s” no pudo con todo: %d fotos las hizo “%s”.',
  },
  'darkroom.not-counted': {
    one: '“%s” no pudo hacer %d foto. No cuenta y no se cobra.',
    many: '“%s” no pudo hacer %d de fotos. No cuentan y no se cobran.',
    other: '“%s” no pudo hacer %d fotos. No cuentan y no se cobran.',
  },
  'darkroom.failed-engine':
    '“%s” no pudo hacer la sesión. No se te ha cobrado nada. Prueba más tarde o elige otro tema.',
  'darkroom.moderated': {
    one: 'La revisión de contenido retuvo %d foto: %s. No cuenta y no se cobra.',
    many: 'La revisión de contenido retuvo %d de fotos: %s. No cuentan y no se cobran.',
    other: 'La revisión de contenido retuvo %d fotos: %s. No cuentan y no se cobran.',
  },
  'darkroom.failed-moderated':
    'La revisión de contenido retuvo todas las fotos: %s. No se te ha cobrado nada. Prueba con otro tema u otra foto tuya.',
  'darkroom.choose': 'Elegir fotos',
  'darkroom.failed-title': 'Esta sesión no salió bien',
  'darkroom.failed-text': 'No se te ha cobrado nada. Prueba con una foto más nítida de tu rostro.',
  'darkroom.shoot-again': 'Repetir sesión',
  'darkroom.offline': 'Sin conexión. Tus fotos se siguen revelando; las verás cuando vuelvas a estar en línea.',
  'darkroom.cut': 'Ahora no podemos contactar con el estudio. No se pierde nada; esta página sigue sola.',
  'darkroom.loading': 'Abriendo el cuarto oscuro',
  'darkroom.missing-title': 'No encontramos esta sesión',
  'darkroom.missing-text': 'Puede que se haya eliminado. Mira otros temas.',
  'darkroom.missing-action': 'Ver temas',
  'darkroom.error-title': 'El cuarto oscuro no se abrió',
} as const satisfies AreaTable<'darkroom'>;
