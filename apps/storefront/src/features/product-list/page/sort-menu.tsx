import { Icon } from '@svetlitsa/ui/media/icon'
import { ArrowUpDown, Check, ChevronDown } from 'lucide'
import { buildChoiceUrl, type ListChoice } from '../choice/list-choice.ts'
import type { SectionList } from '../choice/list-filter.ts'

type SortMenuProps = {
  label: string
  path: string
  choice: ListChoice
  sorts: SectionList['sort']
}

/**
 * The sort menu: `details` with plain links, so that it works without scripts. On the phone it
 * opens as a bottom sheet, because the scrolling row around it would clip a dropdown. While it is
 * open, an overlay in its summary covers the page, so that a press outside closes it.
 */
export function SortMenu({ label, path, choice, sorts }: SortMenuProps) {
  const current = sorts.find(({ checked }) => checked) ?? sorts[0]
  if (!current) return null
  const buildHref = (id: string) =>
    buildChoiceUrl(path, { ...choice, sort: id === sorts[0]?.id ? null : id, page: 1 })
  return (
    // The key closes the menu after another sort order has been chosen.
    <details key={current.id} className="group/sort shrink-0 lg:relative">
      <summary className="flex h-9 list-none items-center gap-1.5 rounded-small text-small whitespace-nowrap before:fixed before:inset-0 before:z-30 before:hidden group-open/sort:before:block max-lg:rounded-full max-lg:border max-lg:border-line max-lg:bg-surface max-lg:px-3.5 max-lg:before:bg-backdrop lg:font-medium [&::-webkit-details-marker]:hidden">
        <span className="lg:hidden">
          <Icon iconNode={ArrowUpDown} size="line" />
        </span>
        <span className="sr-only">{label}: </span>
        {current.value}
        <span className="transition-transform group-open/sort:rotate-180 max-lg:hidden">
          <Icon iconNode={ChevronDown} size="line" />
        </span>
      </summary>
      <ul className="z-30 bg-surface p-1.5 shadow-float max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:rounded-t-large max-lg:px-4 max-lg:pt-4 max-lg:pb-6 lg:absolute lg:right-0 lg:mt-1 lg:w-max lg:rounded-medium">
        {sorts.map(({ id, value, checked }) => (
          <li key={id}>
            <a
              href={buildHref(id)}
              rel="nofollow"
              aria-current={checked ? 'true' : undefined}
              className="flex min-h-12 items-center justify-between gap-6 rounded-compact px-3 hover:bg-sand lg:min-h-10 lg:text-small"
            >
              {value}
              {checked && <Icon iconNode={Check} size="line" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
