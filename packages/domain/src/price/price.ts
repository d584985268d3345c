/** A price now and before, in whole units of the currency: the fields of storefront §3. */
export type Price = { new: number; old: number }
