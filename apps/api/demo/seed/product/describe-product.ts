import { pluralize } from '@svetlitsa/domain/text/pluralize'
import type { Random } from '../random/random.ts'
import about from './descriptions.json' with { type: 'json' }
import type { KindSize, ProductKind } from './product-kinds.ts'
import type { Series } from './series.ts'

/** Input of the description besides section and series. */
export interface ProductDescriptionInput {
  kind: ProductKind
  series: Series
  sizes: readonly KindSize[]
  /** Names of its finishes. */
  finishes: readonly string[]
  boxCount: number
  /** Weight of the largest size. */
  weightKg: number
  /** Word stems of features that this product lacks; sentences that contain them are left out. */
  without: readonly string[]
  warrantyMonths: number
}

/** Returns two paragraphs: the product in everyday use, and what is delivered. */
export function describeProduct(input: ProductDescriptionInput, random: Random): string {
  const { kind, series } = input
  const all: readonly string[] = about[kind.section as keyof typeof about]
  const lines = all.filter((line) => !input.without.some((stem) => line.includes(stem)))
  const selectedLines = random.sample(lines, Math.min(lines.length, random.nextInteger(2, 4)))
  const first = random.hasChance(50)
    ? [series.line, ...selectedLines]
    : [...selectedLines, series.line]
  const statements = random.sample(listStatements(input), random.nextInteger(2, 3))
  return `${first.join(' ')}\n${statements.join(' ')}`
}

function listStatements({ kind, sizes, finishes, ...input }: ProductDescriptionInput): string[] {
  const { boxCount, weightKg, warrantyMonths } = input
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
      ? `Приезжает в ${boxCount} ${pluralize(boxCount, ['коробке', 'коробках', 'коробках'])}: ${describeCarrying(boxCount, weightKg / boxCount)}`
      : '',
    kind.assemblyMinutes > 0
      ? `Сборка занимает ${formatMinutes(kind.assemblyMinutes)}, наш мастер сделает быстрее.`
      : '',
    `Гарантия ${warrantyMonths} ${pluralize(warrantyMonths, ['месяц', 'месяца', 'месяцев'])}.`,
  ].filter(Boolean)
}

/** Heavier boxes need two people. */
const maxSinglePersonKg = 15

function describeCarrying(boxCount: number, boxKg: number): string {
  const each = boxCount > 1 ? 'каждую' : 'её'
  return boxKg > maxSinglePersonKg ? `${each} поднимут двое.` : `${each} донесёт и один.`
}

function formatMinutes(minutes: number): string {
  if (minutes < 60) return `около ${minutes} минут`
  const hours = Math.round(minutes / 60)
  return hours === 1
    ? 'около часа'
    : `около ${hours} ${pluralize(hours, ['часа', 'часов', 'часов'])}`
}
