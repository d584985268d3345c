import { deliveryFit as en } from './en.ts'
import { deliveryFit as kk } from './kk.ts'
import { deliveryFit as ru } from './ru.ts'

/** Texts of the check whether an item fits the lift, the door and the niche, by language. */
export const deliveryFitTexts = { ru, kk, en }
