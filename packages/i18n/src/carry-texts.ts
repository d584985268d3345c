import { carry as en } from './en/carry.ts'
import { carry as kk } from './kk/carry.ts'
import { carry as ru } from './ru/carry.ts'

/** What the check of lift, door and niche says, by language. */
export const carryTexts = { ru, kk, en }
