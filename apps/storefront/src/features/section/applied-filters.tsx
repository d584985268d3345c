import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { groupThousands } from '@svetlitsa/domain/money/group-thousands'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { AppliedChip } from '@svetlitsa/ui/primitives/applied-chip'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import type { PageContext } from '../../page-context.ts'
import { addressOfChoice, type ListChoice, toggleValue, withFilter } from './list-choice.ts'
import { isRange, type ListFilter } from './list-filter.ts'

type AppliedFiltersProps = {
  context: PageContext
  path: string
  choice: ListChoice
  filters: readonly ListFilter[]
  total: number
}

/** How much was found and what is chosen, each choice with the way to take it back (ux check 4, 6). */
export function AppliedFilters({ context, path, choice, filters, total }: AppliedFiltersProps) {
  const say = translator(catalogueTexts, context.language)
  const applied = filters.flatMap((filter) => appliedOf(filter, choice, context))
  const { available } = choice.filters
  if (available) {
    applied.push({ words: say('filters.available'), without: withFilter(choice, 'available', []) })
  }
  if (applied.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2 pb-5">
      <p className="mr-1 text-small text-ink-soft max-md:w-full" role="status">
        {say('found', { count: total })}
      </p>
      {applied.map(({ words, without }) => (
        <AppliedChip
          key={words}
          href={addressOfChoice(path, without)}
          rel="nofollow"
          label={say('filters.remove', { value: words })}
        >
          {words}
        </AppliedChip>
      ))}
      <span className="px-2 text-small">
        <TextLink href={addressOfChoice(path, { ...choice, filters: {}, page: 1 })} rel="nofollow">
          {say('filters.reset')}
        </TextLink>
      </span>
    </div>
  )
}

type Applied = { words: string; without: ListChoice }

function appliedOf(filter: ListFilter, choice: ListChoice, context: PageContext): Applied[] {
  if (isRange(filter)) {
    const words = rangeWords(filter, context)
    return words && choice.filters[filter.id]
      ? [{ words, without: withFilter(choice, filter.id, []) }]
      : []
  }
  return filter.bucket
    .filter(({ checked }) => checked)
    .map(({ id, value }) => ({ words: value, without: toggleValue(choice, filter.id, id) }))
}

function rangeWords(filter: ListFilter, { language }: PageContext): string | null {
  const say = translator(catalogueTexts, language)
  const [low, high] = filter.values ?? [null, null]
  const isMoney = filter.id === 'price'
  const written = (value: number) =>
    isMoney
      ? formatPrice(value, { sign: filter.unit })
      : `${groupThousands(value)}\u00a0${filter.unit}`.trim()
  const from = low !== null && low > filter.minValue ? low : null
  const to = high !== null && high < filter.maxValue ? high : null
  const name = isMoney ? '' : `${filter.name}: `
  if (from !== null && to !== null) {
    return name + say('filters.range', { from: groupThousands(from), to: written(to) })
  }
  if (from !== null) return name + say('filters.rangeFrom', { from: written(from) })
  return to === null ? null : name + say('filters.rangeTo', { to: written(to) })
}
