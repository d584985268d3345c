import { kitTexts } from '@svetlitsa/i18n/kit-texts'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import type { PageContext } from '../../../page-context.ts'
import type { PartsOfPage } from '../load-product.ts'
import { PagePart } from '../page-part.tsx'
import type { Kit } from './kit-counts.ts'
import { KitThing } from './kit-thing.tsx'
import { kitWords } from './kit-words.ts'
import { ProductKit } from './product-kit.tsx'

type KitPartProps = {
  productId: number
  parts: Pick<PartsOfPage, 'kits' | 'groups'>
  sign: string
  context: PageContext
}

const mostKits = 2

/** The kits a product stands in, what a kit holds, or the modules of a kitchen. */
export function KitPart({ productId, parts, sign, context }: KitPartProps) {
  const { language, isCrawler } = context
  const texts = kitTexts[language]
  const own = parts.kits.find(({ id }) => id === productId)
  const shown = own ? [own] : parts.kits.slice(0, mostKits)
  if (shown.length === 0) return null
  const groups = own ? parts.groups : []
  const isKitchen = groups.length > 0
  const title = isKitchen ? texts.modules : own ? texts.parts : texts.title
  const words = kitWords(language)
  const told = (kit: Kit) => (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
      {kit.items.map((item) => (
        <li key={item.offerId}>
          <KitThing item={item} sign={sign} piece={texts.piece} />
        </li>
      ))}
    </ul>
  )
  return (
    <PagePart id="kit" title={title} {...(isKitchen && { hint: texts.modulesHint })}>
      <div className="flex flex-col gap-10">
        {shown.map((kit) => (
          <div key={kit.id} className="flex flex-col gap-4">
            {!own && <TextLink href={kit.url}>{kit.name}</TextLink>}
            {isCrawler ? (
              told(kit)
            ) : (
              <ProductKit kit={kit} groups={groups} sign={sign} words={words}>
                {told(kit)}
              </ProductKit>
            )}
          </div>
        ))}
      </div>
    </PagePart>
  )
}
