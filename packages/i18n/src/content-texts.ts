import { content as en } from './en/content.ts'
import { content as kk } from './kk/content.ts'
import { content as ru } from './ru/content.ts'

/** Words of the pages that show the shop's own figures: about, measurer, bonuses, contacts, refund, by language. */
export const contentTexts = { ru, kk, en }
