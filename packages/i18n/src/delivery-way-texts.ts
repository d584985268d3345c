import { deliveryWay as en } from './en/delivery-way.ts'
import { deliveryWay as kk } from './kk/delivery-way.ts'
import { deliveryWay as ru } from './ru/delivery-way.ts'

/** Names of the ways of delivery, by language. */
export const deliveryWayTexts = { ru, kk, en }
