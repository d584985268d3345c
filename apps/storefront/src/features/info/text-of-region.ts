import { fillSums } from '@svetlitsa/domain/money/fill-sums'
import type {
  InfoLine,
  InfoPart,
  InfoPayment,
  InfoPlace,
  InfoText,
} from '@svetlitsa/i18n/info/info-text'

interface Place {
  kz: boolean
  currency: { sign: string; exchangeRate: number }
  /** What one can pay by there; a line about anything else is left out. */
  payments: ReadonlySet<InfoPayment>
}

/**
 * An information page for a region: the parts and lines that hold there, and its sums in the
 * region's money, converted as the tariffs are (storefront §1, «Regions» of the decisions).
 */
export function textOfRegion(text: InfoText, { kz, currency, payments }: Place): InfoText<string> {
  const here: InfoPlace = kz ? 'kazakhstan' : 'russia'
  const fill = (words: string) => fillSums(words, currency)
  const linesHere = (lines: readonly InfoLine[]) =>
    lines.flatMap((line) => {
      if (typeof line === 'string') return [fill(line)]
      const { only = here, pays } = line
      return only === here && (!pays || payments.has(pays)) ? [fill(line.text)] : []
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

/** Whether a page tells of ways to pay, so that the region's have to be known. */
export function tellsOfPayment({ parts }: InfoText): boolean {
  return parts
    .flatMap(({ paragraphs = [], points = [] }) => [...paragraphs, ...points])
    .some((line) => typeof line !== 'string' && line.pays !== undefined)
}
