'use client'

import { useShellState } from '@svetlitsa/api-client/query/shell'
import { Icon } from '@svetlitsa/ui/primitives/icon'
import { MapPin } from 'lucide'

type CityLinkProps = {
  /** «Выбрать город», read out before the name. */
  label: string
  /** end in the phone's header, where the words grow away from the menu. */
  align?: 'start' | 'end'
}

/** The shopper's city: opens the window of cities, and without scripts leads to their list. */
export function CityLink({ label, align = 'start' }: CityLinkProps) {
  const { data } = useShellState()
  return (
    <a
      href="/region-links/"
      data-window="region"
      // The width is kept from the first moment, so that the name moves nothing when it comes.
      className={`inline-flex min-h-11 w-34 max-w-full items-center gap-1.5 rounded-small text-small font-medium hover:text-accent lg:min-h-6 lg:w-44 ${align === 'end' ? 'justify-end' : ''}`}
    >
      <Icon of={MapPin} size="line" />
      <span className="sr-only">{label}</span>
      <span className="truncate">{data?.region.NAME}</span>
    </a>
  )
}
