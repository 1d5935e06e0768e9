import type { Order } from '@kinora/contract';
import { serverNow } from '../../api/gateway';
import { useCountdown } from '../../lib/use-countdown';

/** Seconds left to pay an order, by the clock of the server that closes it; 0 without one. */
export const useLeftToPay = (order: Order | undefined): number => useCountdown(order?.expires ?? 0, serverNow);
