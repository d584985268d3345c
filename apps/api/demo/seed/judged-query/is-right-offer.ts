import type { Judgement } from './judged-queries.ts'
import type { OfferFacts } from './read-offer-facts.ts'

/** Returns whether an offer satisfies all that a judgement asks for. */
export function isRightOffer(offer: OfferFacts, judgement: Judgement): boolean {
  const { sections, values = {}, without = {}, numbers = {} } = judgement
  const has = (code: string, wanted: readonly string[]) =>
    (offer.properties[code] ?? []).some((value) => wanted.includes(String(value)))
  return (
    (!sections || sections.some((code) => offer.sections.includes(code))) &&
    Object.entries(values).every(([code, wanted]) => has(code, wanted)) &&
    !Object.entries(without).some(([code, unwanted]) => has(code, unwanted)) &&
    Object.entries(numbers).every(([code, bounds]) =>
      (offer.properties[code] ?? []).some((value) => isWithin(Number(value), bounds)),
    ) &&
    isWithin(offer.widthCm, judgement.width) &&
    isWithin(offer.depthCm, judgement.depth) &&
    isWithin(offer.price, judgement.price) &&
    (!judgement.name || offer.name.includes(judgement.name)) &&
    (!judgement.vendor || offer.vendor === judgement.vendor)
  )
}

function isWithin(value: number | null, bounds: readonly [number, number] | undefined): boolean {
  if (!bounds) return true
  return value !== null && value >= bounds[0] && value <= bounds[1]
}
