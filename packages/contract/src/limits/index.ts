export * from './interface-limits.ts';
export * from './network-limits.ts';
export * from './order-limits.ts';
export * from './people-limits.ts';
export * from './photo-limits.ts';
