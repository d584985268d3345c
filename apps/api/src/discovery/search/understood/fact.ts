import type { NumberRange } from '@svetlitsa/domain/filter/number-range'
import type { InterpretedSearch } from '../terms/interpret-search.ts'
import type { MeantValue } from '../terms/meaning.ts'
import type { SearchTerm } from '../terms/search-term.ts'

interface FactBase {
  /** Identifies the fact in an address: its words as typed, with a minus if they exclude. */
  key: string
  /** As typed, to tell whether it was dropped. */
  typed: readonly string[]
}

/** What the words of a search limit it to, besides the product (search.understood). */
export type Fact = FactBase &
  (
    | { kind: 'value'; value: MeantValue }
    | { kind: 'excluded'; words: readonly { typed: string; value: MeantValue | null }[] }
    | { kind: 'price' | 'width'; range: NumberRange }
    | {
        kind: 'size'
        sizes: readonly NumberRange[]
        pairs: readonly (readonly [number, number])[]
        isWidth: boolean
      }
  )

/** The facts in a search: values and counts in their order, sizes, the price, what is excluded. */
export function listFacts({ text, terms, excluded }: InterpretedSearch): Fact[] {
  const { sizes, pairs, width, price, typed, isSizeWidth } = text
  const facts: Fact[] = terms
    .toSorted((a, b) => a.position - b.position)
    .flatMap((term) =>
      term.value ? [{ kind: 'value', ...identify([term.typed]), value: term.value }] : [],
    )
  if (sizes.length + pairs.length > 0) {
    facts.push({ kind: 'size', ...identify(typed.sizes), sizes, pairs, isWidth: isSizeWidth })
  }
  if (width) facts.push({ kind: 'width', ...identify(typed.width), range: width })
  if (price) facts.push({ kind: 'price', ...identify([typed.price ?? '']), range: price })
  return [
    ...facts,
    ...excluded.map((group): Fact => {
      const words = group.map(({ typed, value }) => ({ typed, value }))
      return { kind: 'excluded', key: toExcludedKey(group), typed: [], words }
    }),
  ]
}

/** The search as if its words did not contain the facts with these keys. */
export function leaveOutFacts(
  interpreted: InterpretedSearch,
  keys: ReadonlySet<string>,
): InterpretedSearch {
  if (keys.size === 0) return interpreted
  const { text, terms, excluded } = interpreted
  const { sizes, pairs, width, price, typed } = text
  const [hasSizes, hasWidth, hasPrice] = [typed.sizes, typed.width, [typed.price ?? '']].map(
    (words) => !keys.has(identify(words).key),
  )
  return {
    ...interpreted,
    text: {
      ...text,
      sizes: hasSizes ? sizes : [],
      pairs: hasSizes ? pairs : [],
      width: hasWidth ? width : null,
      price: hasPrice ? price : null,
      typed: {
        sizes: hasSizes ? typed.sizes : [],
        width: hasWidth ? typed.width : [],
        price: hasPrice ? typed.price : null,
      },
    },
    terms: terms.filter(({ value, typed: words }) => !value || !keys.has(identify([words]).key)),
    excluded: excluded.filter((group) => !keys.has(toExcludedKey(group))),
  }
}

function identify(typed: readonly string[]): FactBase {
  return { key: toKey(typed), typed }
}

function toExcludedKey(group: readonly SearchTerm[]): string {
  return `-${toKey(group.map(({ typed }) => typed))}`
}

/** Without the sign that separates keys in an address. */
function toKey(typed: readonly string[]): string {
  return typed.join(' ').replaceAll('|', ' ')
}
