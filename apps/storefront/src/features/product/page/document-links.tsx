import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Icon } from '@svetlitsa/ui/media/icon'
import { FileText, ShieldCheck } from 'lucide'
import type { ProductPageParts } from './load-product-page.ts'

/** PDF documents of a product; each opens in a new tab. */
export function DocumentLinks({ instructions }: Pick<ProductPageParts, 'instructions'>) {
  if (instructions.length === 0) return null
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-3 text-small">
      {instructions.map(({ id, kind, name, url }) => (
        <li key={id}>
          <TextLink
            href={url}
            target="_blank"
            rel="noopener"
            icon={<Icon iconNode={kind === 'certificate' ? ShieldCheck : FileText} size="line" />}
          >
            {name}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
