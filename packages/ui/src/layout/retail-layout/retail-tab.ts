/** A tab of the staff bar, with the number of what waits behind it. */
export type RetailTab = { href: string; text: string; current?: boolean; count?: number }
