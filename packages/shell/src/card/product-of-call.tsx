import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getMiniCards } from '@svetlitsa/api-client/contract/catalogue'

/** A product as every list of the API answers it (storefront §3, «Product (card)»). */
export type ProductOfCall = AnswerOf<typeof getMiniCards>['elements'][number]

export type OfferOfCall = ProductOfCall['offers'][number]
