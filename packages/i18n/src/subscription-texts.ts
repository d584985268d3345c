import { subscription as en } from './en/subscription.ts'
import { subscription as kk } from './kk/subscription.ts'
import { subscription as ru } from './ru/subscription.ts'

/** What the form of the shop's letters says, by language. */
export const subscriptionTexts = { ru, kk, en }
