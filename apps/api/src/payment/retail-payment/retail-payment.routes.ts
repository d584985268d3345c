import * as contract from '@svetlitsa/api-client/retail-payment/contract'
import { handle } from '../../platform/http/handle.ts'
import { placeRetailOrder } from './place-retail-order.ts'
import { findEarlierEntry, receiveMoney } from './receive-money.ts'

export const retailPaymentRoutes = [
  handle(contract.placeRetailOrder, (context, { orderGuid }) =>
    placeRetailOrder(context, orderGuid),
  ),
  handle(contract.receiveMoney, receiveMoney, findEarlierEntry),
]
