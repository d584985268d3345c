import * as contract from '@svetlitsa/api-client/checkout/contract'
import { handle } from '../../../platform/http/handle.ts'
import { changeDelivery } from '../change-checkout.ts'
import { decideFieldSet, decideOption, decideSlot, decideType } from './decide-delivery.ts'

export const checkoutDeliveryRoutes = [
  handle(contract.saveCheckoutDelivery, (context, { id, ...typed }) =>
    changeDelivery(context, id, (tx, loaded) => decideFieldSet(context, tx, loaded, typed)),
  ),

  handle(contract.chooseCheckoutDelivery, (context, { id, deliveryId }) =>
    changeDelivery(context, id, (tx, loaded) => decideOption(context, tx, loaded, deliveryId)),
  ),

  handle(contract.chooseCheckoutDeliveryType, (context, { id, type }) =>
    changeDelivery(context, id, (tx, loaded) => decideType(context, tx, loaded, type)),
  ),

  handle(contract.chooseCheckoutSlot, (context, { id, ...slot }) =>
    changeDelivery(context, id, (tx, loaded) => decideSlot(context, tx, loaded, slot)),
  ),

  handle(contract.saveCheckoutAssembly, (context, { id, furnitureAssembly }) =>
    changeDelivery(context, id, async () => ({ hasAssembly: furnitureAssembly })),
  ),
]
