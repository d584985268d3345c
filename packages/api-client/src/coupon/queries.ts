import { useBasketWrite } from '../basket/use-basket-write.ts'
import type { CallInput } from '../call/call.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

/** Applies or removes a coupon. */
export function useSetCoupon() {
  return useBasketWrite((input: CallInput<typeof contract.setCoupon>, options) =>
    api.setCoupon(input, options),
  )
}
