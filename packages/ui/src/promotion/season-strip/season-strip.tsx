import { ChevronRight } from 'lucide'
import { Icon } from '../../media/icon/icon.tsx'

type SeasonStripProps = {
  /** «Чёрная пятница: цены снижены до 30 ноября». */
  text: string
  /** «Смотреть скидки». */
  action: string
  href: string
}

/** One line above the header, a landmark of its own; the whole line is a link. */
export function SeasonStrip({ text, action, href }: SeasonStripProps) {
  return (
    <aside aria-label={text}>
      <a
        href={href}
        className="group flex min-h-11 flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-ink px-gutter py-2 text-center text-small text-paper"
      >
        <span className="font-medium text-balance">{text}</span>
        <span className="inline-flex items-center gap-1 underline-offset-4 group-hover:underline">
          {action}
          <Icon iconNode={ChevronRight} size="line" />
        </span>
      </a>
    </aside>
  )
}
