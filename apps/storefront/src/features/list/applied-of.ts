import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { groupThousands } from '@svetlitsa/domain/money/group-thousands'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { translator } from '@svetlitsa/i18n/translator'
import type { AppliedFilter } from '@svetlitsa/ui/shop/applied-chips'
import type { PageContext } from '../../page-context.ts'
import { addressOfChoice, type ListChoice, toggleValue, withFilter } from './list-choice.ts'
import { isRange, type ListFilter, type SectionList } from './list-filter.ts'

/** What a list is narrowed by, each with the address of the list without it (ux check 4). */
export function appliedOf(
  { filters, chosen }: Pick<SectionList, 'filters' | 'chosen'>,
  choice: ListChoice,
  path: string,
  { language }: PageContext,
): AppliedFilter[] {
  const say = translator(catalogueTexts, language)
  const chip = (text: string, without: ListChoice): AppliedFilter => ({
    text,
    removeLabel: say('filters.remove', { value: text }),
    href: addressOfChoice(path, without),
  })
  const chips = filters.flatMap((filter) => {
    if (!isRange(filter)) {
      return filter.bucket
        .filter(({ checked }) => checked)
        .map(({ id, value }) => chip(wordsOf(filter, value), toggleValue(choice, filter.id, id)))
    }
    const words = choice.filters[filter.id] ? rangeWords(filter, say) : null
    return words ? [chip(words, withFilter(choice, filter.id, []))] : []
  })
  const stores = chosen.stores.map(({ id, value }) =>
    chip(value, toggleValue(choice, 'stores', String(id))),
  )
  const available = chosen.available
    ? [
        chip(
          say('filters.availableIn', { city: chosen.available.value }),
          withFilter(choice, 'available', []),
        ),
      ]
    : []
  return [...available, ...stores, ...chips]
}

/** A property of one value is told by its own name: «Нужна сборка», not «Да». */
function wordsOf({ id, type, name }: ListFilter, value: string): string {
  return type === 'toggle' && id !== 'sale' ? name : value
}

type Say = ReturnType<typeof translator<(typeof catalogueTexts)['ru']>>

function rangeWords(filter: ListFilter, say: Say): string | null {
  const [low, high] = filter.values ?? [null, null]
  const from = low !== null && low > filter.minValue ? low : null
  const to = high !== null && high < filter.maxValue ? high : null
  const isMoney = filter.id === 'price'
  const written = (value: number) =>
    isMoney
      ? formatPrice(value, { sign: filter.unit })
      : `${groupThousands(value)}\u00a0${filter.unit}`.trim()
  const name = isMoney ? '' : `${filter.name} `
  if (from !== null && to !== null) {
    return name + say('filters.range', { from: groupThousands(from), to: written(to) })
  }
  if (from !== null) return name + say('filters.rangeFrom', { from: written(from) })
  return to === null ? null : name + say('filters.rangeTo', { to: written(to) })
}
