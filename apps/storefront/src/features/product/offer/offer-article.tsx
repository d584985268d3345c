'use client'

import { useOffer } from './offer-provider.tsx'

/** «Арт. 204118» of the selected offer. */
export function OfferArticle({ template }: { template: string }) {
  const { offer } = useOffer()
  return <span>{template.replace('{article}', offer.article)}</span>
}
