import { card as en } from './en/card.ts'
import { card as kk } from './kk/card.ts'
import { card as ru } from './ru/card.ts'

/** Texts of a product card, by language. */
export const cardTexts = { ru, kk, en }
