import type { CashierTexts } from '../cashier-texts.ts';

export const es: CashierTexts = {
  title: 'Caja de prueba',
  heading: 'Caja de prueba: aquí no se mueve dinero real',
  order: 'Pedido',
  states: {
    waiting: 'pendiente de pago',
    failed: 'el pago falló y se puede reintentar',
    closed: 'cerrado: ya no se puede pagar',
    paid: 'pagado',
  },
  until: 'Abierto hasta las %s UTC. Si no haces nada, el tiempo se agota.',
  back: 'Volver a la tienda',
  noAnswer: 'La caja no responde. Inténtalo de nuevo.',
  acts: {
    pay: 'Pagar',
    fail: 'Fallar: el banco lo rechaza',
    cancel: 'Cancelar y volver',
    expire: 'Agotar el tiempo ya',
    late: 'Pagar y avisar a la tienda a los 20 s',
    twice: 'Pagar y avisar a la tienda tres veces a la vez',
    reordered: 'Pagar y avisar después de un fallo',
    silent: 'Pagar sin avisar nunca a la tienda: debe preguntar',
    forged: 'No pagar y enviar un aviso falso',
  },
};
