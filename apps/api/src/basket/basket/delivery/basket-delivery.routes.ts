import * as contract from '@svetlitsa/api-client/basket-delivery/contract'
import { handle } from '../../../platform/http/handle.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { readDeliveryOfBasket, readDeliveryTimes } from './read-basket-delivery.ts'

export const basketDeliveryRoutes = [
  handle(contract.getDeliveryOfBasket, readDeliveryOfBasket),

  handle(contract.getDeliveryTimeOfBasket, async (context) => {
    const deliveries = await readDeliveryTimes(context)
    return deliveries ? { deliveries } : refuse('basket_empty')
  }),
]
