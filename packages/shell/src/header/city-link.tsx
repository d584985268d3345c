import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { Icon } from '@svetlitsa/ui/media/icon'
import { MapPin } from 'lucide'

type CityLinkProps = {
  /** «Выбрать город», read by screen readers before the name. */
  label: string
  /** `end` in the phone's header, where the text is right-aligned, away from the menu. */
  align?: 'start' | 'end'
}

/** The shopper's city: opens the window of cities; without scripts links to their list. */
export function CityLink({ label, align = 'start' }: CityLinkProps) {
  const { data } = useShellState()
  return (
    <a
      href="/region-links/"
      data-window="region"
      // The width is fixed from the start, so that the loaded name shifts nothing.
      className={`inline-flex min-h-11 w-34 max-w-full items-center gap-1.5 rounded-small text-small font-medium hover:text-accent lg:min-h-6 lg:w-44 ${align === 'end' ? 'justify-end' : ''}`}
    >
      <Icon iconNode={MapPin} size="line" />
      <span className="sr-only noscript:not-sr-only">{label}</span>
      <span className="truncate">{data?.region.NAME}</span>
    </a>
  )
}
