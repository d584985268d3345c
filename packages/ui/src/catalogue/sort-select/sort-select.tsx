import { ChevronDown } from 'lucide'
import { Icon } from '../../media/icon/icon.tsx'

type SortSelectProps = {
  /** «Порядок», for screen readers. */
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/**
 * The sort order of a list, as text with a chevron. A native select, so that the phone shows its
 * own picker.
 */
export function SortSelect({ label, options, value, onChange }: SortSelectProps) {
  return (
    <span className="relative inline-flex items-center text-small font-medium">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-9 cursor-pointer appearance-none rounded-compact bg-transparent pr-7 pl-2 text-ink hover:bg-sand"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute right-1.5">
        <Icon iconNode={ChevronDown} size="line" />
      </span>
    </span>
  )
}
