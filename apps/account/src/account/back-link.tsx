import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Icon } from '@svetlitsa/ui/media/icon'
import { ChevronLeft } from 'lucide'

/** Leads from a page to the one above it (lk.back-links). */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <p className="mb-2 text-small">
      <TextLink tone="quiet" href={href} icon={<Icon iconNode={ChevronLeft} size="line" />}>
        {children}
      </TextLink>
    </p>
  )
}
