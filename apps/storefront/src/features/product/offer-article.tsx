'use client'

import { useOffer } from './offer-scope.tsx'

/** «Арт. 204118» of the chosen offer. */
export function OfferArticle({ words }: { words: string }) {
  const { offer } = useOffer()
  return <span>{words.replace('{article}', offer.article)}</span>
}
