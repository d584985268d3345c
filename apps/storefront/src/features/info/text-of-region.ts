import { fillSums } from '@svetlitsa/domain/money/fill-sums'
import type { InfoLine, InfoPart, InfoPlace, InfoText } from '@svetlitsa/i18n/info/info-text'

interface Place {
  kz: boolean
  currency: { sign: string; exchangeRate: number }
}

/**
 * An information page for a region: the parts and lines that hold there, and its sums in the
 * region's money, converted as the tariffs are (storefront §1, «Regions» of the decisions).
 */
export function textOfRegion(text: InfoText, { kz, currency }: Place): InfoText<string> {
  const here: InfoPlace = kz ? 'kazakhstan' : 'russia'
  const fill = (words: string) => fillSums(words, currency)
  const linesHere = (lines: readonly InfoLine[]) =>
    lines.flatMap((line) => {
      if (typeof line === 'string') return [fill(line)]
      return line.only === here ? [fill(line.text)] : []
    })
  const partHere = ({ title, paragraphs, points }: InfoPart): InfoPart<string> => ({
    ...(title === undefined ? {} : { title }),
    ...(paragraphs ? { paragraphs: linesHere(paragraphs) } : {}),
    ...(points ? { points: linesHere(points) } : {}),
  })
  return {
    lead: fill(text.lead),
    parts: text.parts.filter(({ only }) => only === undefined || only === here).map(partHere),
  }
}
