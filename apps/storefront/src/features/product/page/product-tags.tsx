import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { Chip } from '@svetlitsa/ui/actions/chip'
import type { ProductPageParts } from './load-product-page.ts'

/** Links to the tags that contain the product, under its description. */
export function ProductTags({ label, tags }: Pick<ProductPageParts, 'tags'> & { label: string }) {
  if (tags.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {tags.map(({ code, name, url }) => (
          <li key={code}>
            <Chip href={url}>{formatTypography(name)}</Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
