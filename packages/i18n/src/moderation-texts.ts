import { moderation as en } from './en/moderation.ts'
import { moderation as kk } from './kk/moderation.ts'
import { moderation as ru } from './ru/moderation.ts'

/** What the staff read where they judge reviews and questions, by language. */
export const moderationTexts = { ru, kk, en }
