import { formatPrice, groupThousands } from '@svetlitsa/domain/money/price-text'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import type { AppliedFilter } from '@svetlitsa/ui/catalogue/applied-chips'
import type { PageContext } from '../../../page-context/page-context.ts'
import { buildChoiceUrl, type ListChoice, setFilter, toggleValue } from './list-choice.ts'
import { isRange, type ListFilter, type SectionList } from './list-filter.ts'

/** Lists the applied filters, each with the address of the list without it (ux check 4). */
export function listAppliedFilters(
  { filters, chosen }: Pick<SectionList, 'filters' | 'chosen'>,
  choice: ListChoice,
  path: string,
  { language }: PageContext,
): AppliedFilter[] {
  const t = getTranslator(catalogueTexts, language)
  const buildChip = (text: string, remainingChoice: ListChoice): AppliedFilter => ({
    text,
    removeLabel: t('filters.remove', { value: text }),
    href: buildChoiceUrl(path, remainingChoice),
  })
  const chips = filters.flatMap((filter) => {
    if (!isRange(filter)) {
      return filter.bucket
        .filter(({ checked }) => checked)
        .map(({ id, value }) =>
          buildChip(getChipText(filter, value), toggleValue(choice, filter.id, id)),
        )
    }
    const texts = choice.filters[filter.id] ? formatRange(filter, t) : null
    return texts ? [buildChip(texts, setFilter(choice, filter.id, []))] : []
  })
  const stores = chosen.stores.map(({ id, value }) =>
    buildChip(value, toggleValue(choice, 'stores', String(id))),
  )
  const available = chosen.available
    ? [
        buildChip(
          t('filters.availableIn', { city: chosen.available.value }),
          setFilter(choice, 'available', []),
        ),
      ]
    : []
  return [...available, ...stores, ...chips]
}

/** A property with a single value is shown by its name: «Нужна сборка», not «Да». */
function getChipText({ id, type, name }: ListFilter, value: string): string {
  return type === 'toggle' && id !== 'sale' ? name : value
}

type Translate = ReturnType<typeof getTranslator<(typeof catalogueTexts)['ru']>>

function formatRange(filter: ListFilter, t: Translate): string | null {
  const [low, high] = filter.values ?? [null, null]
  const from = low !== null && low > filter.minValue ? low : null
  const to = high !== null && high < filter.maxValue ? high : null
  const isMoney = filter.id === 'price'
  const formatValue = (value: number) =>
    isMoney
      ? formatPrice(value, { sign: filter.unit })
      : `${groupThousands(value)}\u00a0${filter.unit}`.trim()
  const name = isMoney ? '' : `${filter.name} `
  if (from !== null && to !== null) {
    return name + t('filters.range', { from: groupThousands(from), to: formatValue(to) })
  }
  if (from !== null) return name + t('filters.rangeFrom', { from: formatValue(from) })
  return to === null ? null : name + t('filters.rangeTo', { to: formatValue(to) })
}
