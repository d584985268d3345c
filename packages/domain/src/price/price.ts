/**
 * The current and the previous price in whole currency units, with the field names of card.content.
 */
export type Price = { new: number; old: number }
