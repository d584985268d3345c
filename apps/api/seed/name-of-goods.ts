import { slug } from '@svetlitsa/domain/text/slug'
import { words } from './words.ts'

/** What a product or kit is called: its noun, its series, and a number where the series has several. */
export function nameOfGoods(noun: string, series: string, edition = 0) {
  const [kk, en] = words.nouns[noun] ?? []
  if (!kk || !en) throw new Error(`data/words.json lacks among nouns: ${noun}`)
  const number = edition > 0 ? ` ${edition + 1}` : ''
  return {
    name: `${noun} «${series}»${number}`,
    name_kk: `${kk} «${series}»${number}`,
    name_en: `${en} “${latin(series)}”${number}`,
  }
}

/** «Тёплый угол» → Teplyy ugol. */
function latin(series: string): string {
  const written = slug(series).replaceAll('-', ' ')
  return written.slice(0, 1).toUpperCase() + written.slice(1)
}
