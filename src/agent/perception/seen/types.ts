export type * from './amount-types.ts';
export type * from './class-types.ts';
export type * from './reading.ts';
export type * from './snapshot-types.ts';
