import { slugify } from '@svetlitsa/domain/text/slug'
import { termTranslations } from '../translation/term-translations.ts'

/** The name of a product or kit: its noun, its series, and a number if the series has several. */
export function buildProductNames(noun: string, series: string, edition = 0) {
  const [kk, en] = termTranslations.nouns[noun] ?? []
  if (!kk || !en) throw new Error(`no translation of the noun: ${noun}`)
  const number = edition > 0 ? ` ${edition + 1}` : ''
  return {
    name: `${noun} «${series}»${number}`,
    name_kk: `${kk} «${series}»${number}`,
    name_en: `${en} “${toLatin(series)}”${number}`,
  }
}

/** «Тёплый угол» → Teplyy ugol. */
function toLatin(series: string): string {
  const latinWords = slugify(series).replaceAll('-', ' ')
  return latinWords.slice(0, 1).toUpperCase() + latinWords.slice(1)
}
