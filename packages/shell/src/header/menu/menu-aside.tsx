import { useRandProducts } from '@svetlitsa/api-client/catalogue/queries'
import { useInitialData } from '@svetlitsa/api-client/shell/queries'
import type { Card } from '@svetlitsa/domain/card/card'
import { link } from '@svetlitsa/domain/route/site-map'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'
import { Price } from '@svetlitsa/ui/product/price'
import { getPriceTexts } from '../../card/card-texts.ts'
import { toCardView } from '../../card/to-card-product.ts'
import { useLanguage } from '../../language/language-provider.tsx'

type Promotion = { id: number; name: string; url: string; imgUrl: string }

type MenuAsideProps = {
  promotions: readonly Promotion[]
  texts: { sale: string; hits: string }
}

/** The number of tiles that fit beside the sections; one is a product where there is any. */
const maxPlaces = 2

/**
 * The third column of the catalogue menu: current promotions, one or two products, sale and hits.
 */
export function MenuAside({ promotions, texts }: MenuAsideProps) {
  const { data: products = [], isPending } = useRandProducts(maxPlaces)
  const { data: initial } = useInitialData()
  const shown = promotions.slice(0, isPending || products.length > 0 ? maxPlaces - 1 : maxPlaces)
  const links = [
    { text: texts.sale, href: link.sale(), tone: 'text-sale' },
    { text: texts.hits, href: link.hits(), tone: '' },
  ]
  return (
    <ul className="flex flex-col gap-3">
      {shown.map(({ id, name, url, imgUrl }) => (
        <li key={id}>
          <a href={url} className="block overflow-hidden rounded-medium bg-sand">
            <img src={imgUrl} alt="" loading="lazy" className="aspect-5/3 w-full object-cover" />
            <span className="block p-4 font-medium">{name}</span>
          </a>
        </li>
      ))}
      {initial &&
        products
          .slice(0, maxPlaces - shown.length)
          .map((product) => (
            <MenuProduct
              key={product.id}
              product={product}
              sign={initial.regionData.currency.sign}
            />
          ))}
      {links.map(({ text, href, tone }) => (
        <li key={href}>
          <a
            href={href}
            className={`flex min-h-14 items-center rounded-medium bg-sand px-4 font-medium underline-offset-4 hover:underline ${tone}`}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}

function MenuProduct({ product, sign }: { product: Card; sign: string }) {
  const texts = getPriceTexts(useLanguage())
  const picture = toCardView(product, sign).offers[0]?.pictures[0]
  return (
    <li>
      <a href={product.url} className="group block overflow-hidden rounded-medium bg-sand">
        <span className="block aspect-5/3 overflow-hidden">
          {picture && <ProductPicture picture={picture} alt="" load="lazy" />}
        </span>
        <span className="block p-4">
          <span className="block font-medium group-hover:underline">{product.name}</span>
          <Price price={product.price} labels={texts} sign={sign} size="small" />
        </span>
      </a>
    </li>
  )
}
