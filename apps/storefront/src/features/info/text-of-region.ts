import { fillSums } from '@svetlitsa/domain/money/fill-sums'
import type { InfoText } from '@svetlitsa/i18n/info/info-text'

interface Place {
  kz: boolean
  currency: { sign: string; exchangeRate: number }
}

/**
 * An information page for a region: the parts that hold there, and its sums in the region's money,
 * converted as the tariffs are (storefront §1, «Regions» of the decisions).
 */
export function textOfRegion(text: InfoText, { kz, currency }: Place): InfoText {
  const fill = (words: string) => fillSums(words, currency)
  const here = kz ? 'kazakhstan' : 'russia'
  return {
    lead: fill(text.lead),
    parts: text.parts
      .filter(({ only }) => only === undefined || only === here)
      .map((part) => ({
        ...part,
        ...(part.paragraphs ? { paragraphs: part.paragraphs.map(fill) } : {}),
        ...(part.points ? { points: part.points.map(fill) } : {}),
      })),
  }
}
