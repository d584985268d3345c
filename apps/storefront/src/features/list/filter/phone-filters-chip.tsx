'use client'

import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { Chip } from '@svetlitsa/ui/primitives/chip'
import { Icon } from '@svetlitsa/ui/primitives/icon'
import { SlidersHorizontal } from 'lucide'
import type { PhoneFiltersProps } from './phone-filters.tsx'

type PhoneFiltersChipProps = PhoneFiltersProps & {
  title: string
  /** How many filters are on. */
  count: number
}

/** Opens the sheet of filters; before scripts run it leads to them. */
export function PhoneFiltersChip({ title, count, ...filters }: PhoneFiltersChipProps) {
  const { open } = useWindows()
  return (
    <Chip
      href="#filters"
      set={count > 0}
      onClick={(event) => {
        event.preventDefault()
        open('filters', filters)
      }}
    >
      <Icon of={SlidersHorizontal} size="line" />
      {title}
      {count > 0 && <b className="font-semibold">{count}</b>}
    </Chip>
  )
}
