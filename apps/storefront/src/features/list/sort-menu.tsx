import { Icon } from '@svetlitsa/ui/primitives/icon'
import { Check, ChevronDown } from 'lucide-react'
import { addressOfChoice, type ListChoice } from './list-choice.ts'
import type { SectionList } from './list-filter.ts'

type SortMenuProps = {
  label: string
  path: string
  choice: ListChoice
  sorts: SectionList['sort']
}

/** The order of the list: a fold of plain links, so that it works before and without scripts. */
export function SortMenu({ label, path, choice, sorts }: SortMenuProps) {
  const current = sorts.find(({ checked }) => checked) ?? sorts[0]
  if (!current) return null
  const hrefOf = (id: string) =>
    addressOfChoice(path, { ...choice, sort: id === sorts[0]?.id ? null : id, page: 1 })
  return (
    // The key folds the menu again when another order has been chosen.
    <details key={current.id} className="group/sort relative shrink-0">
      <summary className="flex min-h-9 list-none items-center gap-1.5 rounded-small text-small font-medium whitespace-nowrap [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{label}: </span>
        {current.value}
        <span className="transition-transform group-open/sort:rotate-180">
          <Icon of={ChevronDown} size="line" />
        </span>
      </summary>
      <ul className="absolute right-0 z-30 mt-1 w-max rounded-medium bg-surface p-1.5 shadow-float max-lg:right-auto max-lg:left-0">
        {sorts.map(({ id, value, checked }) => (
          <li key={id}>
            <a
              href={hrefOf(id)}
              rel="nofollow"
              aria-current={checked ? 'true' : undefined}
              className="flex min-h-10 items-center justify-between gap-6 rounded-compact px-3 text-small hover:bg-sand"
            >
              {value}
              {checked && <Icon of={Check} size="line" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
