import { moderation as en } from './en.ts'
import { moderation as kk } from './kk.ts'
import { moderation as ru } from './ru.ts'

/** Texts of the staff screens where reviews and questions are moderated, by language. */
export const moderationTexts = { ru, kk, en }
