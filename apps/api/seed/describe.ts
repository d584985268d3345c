import { plural } from '@svetlitsa/domain/text/plural'
import about from './data/about.json' with { type: 'json' }
import type { Kind, Size } from './kinds.ts'
import type { Random } from './random.ts'
import type { Series } from './series.ts'

/** What is told of a product besides its section and series. */
export interface ToldProduct {
  kind: Kind
  series: Series
  sizes: readonly Size[]
  /** Names of its finishes. */
  finishes: readonly string[]
  boxCount: number
  /** Of the heaviest size. */
  weightKg: number
  /** Words of what this one has not got: sentences with them are left out. */
  without: readonly string[]
  warrantyMonths: number
}

/** Two paragraphs: what it is like to live with, and what arrives when it is ordered. */
export function describe(told: ToldProduct, own: Random): string {
  const { kind, series } = told
  const all: readonly string[] = about[kind.section as keyof typeof about]
  const known = all.filter((line) => !told.without.some((word) => line.includes(word)))
  const said = own.sample(known, Math.min(known.length, own.whole(2, 4)))
  const first = own.chance(50) ? [series.line, ...said] : [...said, series.line]
  const facts = own.sample(factsOf(told), own.whole(2, 3))
  return `${first.join(' ')}\n${facts.join(' ')}`
}

function factsOf({ kind, sizes, finishes, ...told }: ToldProduct): string[] {
  const { boxCount, weightKg, warrantyMonths } = told
  const [size] = sizes
  const names = finishes.slice(0, 3)
  return [
    sizes.length > 1
      ? `Выбирайте из ${sizes.length} размеров: ${sizes.map(({ label }) => label).join(', ')}.`
      : size && size.height > 5
        ? `Занимает ${size.width} × ${size.depth} см, высота ${size.height} см.`
        : '',
    names.length > 1
      ? `Есть варианты отделки: ${names.join(', ')}${finishes.length > 3 ? ' и другие' : ''}.`
      : '',
    kind.weightKg > 3 && !kind.byMetre
      ? `Приезжает в ${boxCount} ${plural(boxCount, ['коробке', 'коробках', 'коробках'])}: ${carriedBy(boxCount, weightKg / boxCount)}`
      : '',
    kind.assemblyMinutes > 0
      ? `Сборка занимает ${minutesText(kind.assemblyMinutes)}, наш мастер сделает быстрее.`
      : '',
    `Гарантия ${warrantyMonths} ${plural(warrantyMonths, ['месяц', 'месяца', 'месяцев'])}.`,
  ].filter(Boolean)
}

/** Above that a box is no load for one. */
const oneLiftsKg = 15

function carriedBy(boxCount: number, boxKg: number): string {
  const each = boxCount > 1 ? 'каждую' : 'её'
  return boxKg > oneLiftsKg ? `${each} поднимут двое.` : `${each} донесёт и один.`
}

function minutesText(minutes: number): string {
  if (minutes < 60) return `около ${minutes} минут`
  const hours = Math.round(minutes / 60)
  return hours === 1 ? 'около часа' : `около ${hours} ${plural(hours, ['часа', 'часов', 'часов'])}`
}
