import { Icon } from '@svetlitsa/ui/primitives/icon'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { FileText, ShieldCheck } from 'lucide'
import type { PartsOfPage } from './load-product.ts'

/** The papers of a product: each a PDF that opens beside the page. */
export function PaperLinks({ instructions }: Pick<PartsOfPage, 'instructions'>) {
  if (instructions.length === 0) return null
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-3 text-small">
      {instructions.map(({ id, kind, name, url }) => (
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
