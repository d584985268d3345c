import { Chip } from '@svetlitsa/ui/actions/chip'
import { buildChoiceUrl, type ListChoice, toggleValue } from '../choice/list-choice.ts'
import type { ListFilter } from '../choice/list-filter.ts'

type PromotedFiltersProps = {
  label: string
  path: string
  choice: ListChoice
  filters: readonly ListFilter[]
}

const maxChips = 5

/** Frequent filters as links above the list; they are in the filter column too (ux check 5). */
export function PromotedFilters({ label, path, choice, filters }: PromotedFiltersProps) {
  const lists = filters.filter(({ isPromoted, type }) => isPromoted && type !== 'toggle')
  const switches = filters.filter(({ type }) => type === 'toggle').flatMap(buildChips)
  const shown = [...switches, ...lists.flatMap(buildChips)].slice(0, maxChips)
  if (shown.length === 0) return null
  return (
    <ul aria-label={label} className="flex gap-2">
      {shown.map(({ filterId, id, value, checked }) => (
        <li key={`${filterId}-${id}`}>
          <Chip
            href={buildChoiceUrl(path, toggleValue(choice, filterId, id))}
            rel="nofollow"
            chosen={checked}
          >
            {value}
          </Chip>
        </li>
      ))}
    </ul>
  )
}

/** The two values of a filter that keep the most products; values without products are skipped. */
function buildChips({ id: filterId, name, type, bucket }: ListFilter) {
  return (
    bucket
      .filter(({ availability, checked }) => availability > 0 || checked)
      .sort((a, b) => b.availability - a.availability)
      .slice(0, 2)
      // A property with a single value is shown by its name: «Нужна сборка», not «Да».
      .map((option) => ({
        filterId,
        ...option,
        value: type === 'toggle' && filterId !== 'sale' ? name : option.value,
      }))
  )
}
