import { Icon } from '@svetlitsa/ui/primitives/icon'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { FileText, ShieldCheck } from 'lucide'
import type { PartsOfPage } from './load-parts.ts'

/** The papers of a product: each a PDF that opens beside the page. */
export function PaperLinks({ papers }: Pick<PartsOfPage, 'papers'>) {
  if (papers.length === 0) return null
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-3 text-small">
      {papers.map(({ id, kind, name, url }) => (
        <li key={id}>
          <TextLink
            href={url}
            target="_blank"
            rel="noopener"
            icon={<Icon of={kind === 'certificate' ? ShieldCheck : FileText} size="line" />}
          >
            {name}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
