import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getProductKit } from '@svetlitsa/api-client/kit/contract'

export type Kit = CallAnswer<typeof getProductKit>['kits'][number]
export type KitItem = Kit['items'][number]

/** Quantity of each offer: offer id → pieces. */
export type KitCounts = Readonly<Record<number, number>>
