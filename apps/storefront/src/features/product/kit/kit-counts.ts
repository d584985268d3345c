import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getProductKit } from '@svetlitsa/api-client/contract/kit'

export type Kit = AnswerOf<typeof getProductKit>['kits'][number]
export type KitItem = Kit['items'][number]

/** How many of each offer are taken: offer id → pieces. */
export type KitCounts = Readonly<Record<number, number>>
