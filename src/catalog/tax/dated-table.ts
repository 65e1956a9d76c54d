/** Figures that governments change: when they held, who publishes the binding ones, and what is only approximate. */
export type DatedTable<Values> = { asOf: string; sources: string[]; approximate: string; values: Values };
