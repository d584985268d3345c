import { fillSums } from '@svetlitsa/domain/money/price-text'
import type {
  InfoCountry,
  InfoLine,
  InfoPart,
  InfoPayment,
  InfoText,
} from '@svetlitsa/i18n/info/info-text'

interface InfoRegion {
  kz: boolean
  currency: { sign: string; exchangeRate: number }
  /** Payment methods of the region; a line about any other method is left out. */
  payments: ReadonlySet<InfoPayment>
}

/**
 * Adapts an information page to a region: keeps the parts and lines that apply there, and converts
 * sums into its currency as the tariffs are converted (region.kz, ADR 0042).
 */
export function localizeInfoText(
  text: InfoText,
  { kz, currency, payments }: InfoRegion,
): InfoText<string> {
  const country: InfoCountry = kz ? 'kazakhstan' : 'russia'
  const fill = (template: string) => fillSums(template, currency)
  const filterLines = (lines: readonly InfoLine[]) =>
    lines.flatMap((line) => {
      if (typeof line === 'string') return [fill(line)]
      const { only = country, payment } = line
      return only === country && (!payment || payments.has(payment)) ? [fill(line.text)] : []
    })
  const localizePart = ({ title, paragraphs, points }: InfoPart): InfoPart<string> => ({
    ...(title === undefined ? {} : { title }),
    ...(paragraphs ? { paragraphs: filterLines(paragraphs) } : {}),
    ...(points ? { points: filterLines(points) } : {}),
  })
  return {
    lead: fill(text.lead),
    parts: text.parts
      .filter(({ only }) => only === undefined || only === country)
      .map(localizePart),
  }
}

/** Whether a page mentions payment methods, so that those of the region have to be loaded. */
export function mentionsPayment({ parts }: InfoText): boolean {
  return parts
    .flatMap(({ paragraphs = [], points = [] }) => [...paragraphs, ...points])
    .some((line) => typeof line !== 'string' && line.payment !== undefined)
}
