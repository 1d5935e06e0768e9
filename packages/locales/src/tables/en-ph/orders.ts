import type { AreaTable } from '../../table.ts';
import en from '../en/orders.ts';

export default {
  ...en,

  'pay.held': 'Held for you for %s, then canceled without charge',
  'order.state-cancelled': 'Canceled',
  'agreement.late':
    'An order not paid within 15 minutes is closed. Money that comes later still becomes cards; after you canceled it goes back.',
} as const satisfies AreaTable<'orders'>;
