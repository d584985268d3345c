import { Chip } from '@svetlitsa/ui/primitives/chip'
import { addressOfChoice, type ListChoice, toggleValue } from '../list-choice.ts'
import type { ListFilter } from '../list-filter.ts'

type PromotedFiltersProps = {
  label: string
  path: string
  choice: ListChoice
  filters: readonly ListFilter[]
}

const mostChips = 5

/** A few choices that many make, above the list as links; they stand in the column too (ux check 5). */
export function PromotedFilters({ label, path, choice, filters }: PromotedFiltersProps) {
  const lists = filters.filter(({ isPromoted, type }) => isPromoted && type !== 'toggle')
  const switches = filters.filter(({ type }) => type === 'toggle').flatMap(chipsOf)
  const shown = [...switches, ...lists.flatMap(chipsOf)].slice(0, mostChips)
  if (shown.length === 0) return null
  return (
    <ul aria-label={label} className="flex gap-2">
      {shown.map(({ filterId, id, value, checked }) => (
        <li key={`${filterId}-${id}`}>
          <Chip
            href={addressOfChoice(path, toggleValue(choice, filterId, id))}
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

/** The two values of a filter that would leave the most; one that leaves nothing is no help. */
function chipsOf({ id: filterId, name, type, bucket }: ListFilter) {
  return (
    bucket
      .filter(({ availability, checked }) => availability > 0 || checked)
      .sort((one, other) => other.availability - one.availability)
      .slice(0, 2)
      // A property of one value is told by its own name: «Нужна сборка», not «Да».
      .map((option) => ({
        filterId,
        ...option,
        value: type === 'toggle' && filterId !== 'sale' ? name : option.value,
      }))
  )
}
