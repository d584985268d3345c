import turns from './data/review-turns.json' with { type: 'json' }
import type { Row } from './goods.ts'

const turnsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = turns

/** What only who put something together can complain of. */
const assemblyWords = ['винт', 'Инструкция', 'отверстие']
/** So heavy that two carry it, and that it is wrapped in more than paper. */
const heavyKg = 25

/**
 * Families of goods share what people say of them; here it is turned to fit the thing itself: nobody
 * walks barefoot on curtains. An empty line is left unsaid.
 */
export function turnedWords(product: Row, sold: readonly Row[]): (line: string) => string {
  const [noun = ''] = String(product.name).split(' «')
  const own = turnsOf[noun] ?? {}
  const isHeavy = sold.some(({ weight_kg }) => Number(weight_kg) >= heavyKg)
  return (line) => {
    if (!product.needs_assembly && assemblyWords.some((word) => line.includes(word))) return ''
    if (!isHeavy && (line.startsWith('Тяжёлое, вдвоём') || line.startsWith('Упаковки'))) return ''
    return own[line] ?? line
  }
}
