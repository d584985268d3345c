import { kitTexts } from '@svetlitsa/i18n/kit/kit-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Island } from '../../../island/island.tsx'
import type { PageContext } from '../../../page-context/page-context.ts'
import type { ProductPageParts } from '../page/load-product-page.ts'
import { PagePart } from '../page/page-part.tsx'
import type { Kit } from './kit.ts'
import { KitItemCard } from './kit-item-card.tsx'

type KitPartProps = {
  productId: number
  parts: Pick<ProductPageParts, 'kits' | 'groups'>
  sign: string
  context: PageContext
}

const maxKits = 2

/** The kits that contain a product, the parts of a kit, or the modules of a kitchen. */
export function KitPart({ productId, parts, sign, context }: KitPartProps) {
  const { language, isCrawler } = context
  const texts = kitTexts[language]
  const productAsKit = parts.kits.find(({ id }) => id === productId)
  const shown = productAsKit ? [productAsKit] : parts.kits.slice(0, maxKits)
  if (shown.length === 0) return null
  const groups = (productAsKit ? parts.groups : []).map(({ code, name, items }) => ({
    code,
    name,
    offerIds: items.map(({ offerId }) => offerId),
  }))
  const isKitchen = groups.length > 0
  const title = isKitchen ? texts.modules : productAsKit ? texts.parts : texts.title
  const renderItems = (kit: Kit) => (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
      {kit.items.map((item) => (
        <li key={item.offerId}>
          <KitItemCard item={item} sign={sign} piece={texts.piece} />
        </li>
      ))}
    </ul>
  )
  return (
    <PagePart id="kit" title={title} {...(isKitchen && { hint: texts.modulesHint })}>
      <div className="flex flex-col gap-10">
        {shown.map((kit) => (
          <div key={kit.id} className="flex flex-col gap-4">
            {!productAsKit && <TextLink href={kit.url}>{kit.name}</TextLink>}
            {isCrawler ? (
              renderItems(kit)
            ) : isKitchen ? (
              <Island name="kitchenModules" props={{ kit, groups, sign }} />
            ) : (
              <Island name="kitItems" props={{ kit, sign }} />
            )}
          </div>
        ))}
      </div>
    </PagePart>
  )
}
