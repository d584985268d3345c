'use client'

import { Chip } from '@svetlitsa/ui/actions/chip'
import { Icon } from '@svetlitsa/ui/media/icon'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { SlidersHorizontal } from 'lucide'
import type { PhoneFiltersProps } from './phone-filters.tsx'

type PhoneFiltersChipProps = PhoneFiltersProps & {
  title: string
  /** Number of applied filters. */
  count: number
}

/** Opens the filter sheet; before hydration it links to the filter column. */
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
      <Icon iconNode={SlidersHorizontal} size="line" />
      {title}
      {count > 0 && <b className="font-semibold">{count}</b>}
    </Chip>
  )
}
