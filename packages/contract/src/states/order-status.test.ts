import { describe, expect, it } from 'vitest';
import {
  canPayOrder,
  isFinishedOrder,
  isOrderExpired,
  isPriceFixed,
  ORDER_STATUS,
  returnsPhotos,
} from './order-status.ts';

const where = (holds: (status: number) => boolean): number[] => Object.values(ORDER_STATUS).filter(holds);

it('the price is fixed above paying', () => {
  expect(where(isPriceFixed)).toEqual([20, 30, 40, 50, 60, 70, 80, 90]);
});

it('closed, cancelled and complete orders are finished', () => {
  expect(where(isFinishedOrder)).toEqual([20, 30, 90]);
});

describe('canPayOrder', () => {
  it('holds for open and paying orders', () => {
    expect(where((status) => canPayOrder({ id: '1', status }))).toEqual([0, 10]);
  });

  it('holds for an order that has no id yet', () => {
    expect([canPayOrder({ status: 90 }), canPayOrder({ id: '', status: 90 })]).toEqual([true, true]);
  });
});

it('a paying order expires after 900 s', () => {
  const order = { status: ORDER_STATUS.paying, timestamp: 1000 };
  expect([isOrderExpired(order, 901_000), isOrderExpired(order, 901_001)]).toEqual([false, true]);
  expect(isOrderExpired({ ...order, status: ORDER_STATUS.paid }, 901_001)).toBe(false);
});

it('closing and cancelling return the photos', () => {
  expect([returnsPhotos('close'), returnsPhotos('cancel'), returnsPhotos('paymentSuccess')]).toEqual([
    true,
    true,
    false,
  ]);
});
