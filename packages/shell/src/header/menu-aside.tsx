'use client'

import { useRandProducts } from '@svetlitsa/api-client/query/catalogue'
import { useInitialData } from '@svetlitsa/api-client/query/shell'
import { link } from '@svetlitsa/domain/route/site-map'
import { Price } from '@svetlitsa/ui/shop/price'
import { ProductPicture } from '@svetlitsa/ui/shop/product-picture'
import { priceWords } from '../card/card-words.tsx'
import type { ProductOfCall } from '../card/product-of-call.tsx'
import { toCardProduct } from '../card/to-card-product.tsx'
import { useLanguage } from '../language-provider.tsx'

type Promotion = { id: number; name: string; url: string; imgUrl: string }

type MenuAsideProps = {
  promotions: readonly Promotion[]
  words: { sale: string; hits: string }
}

/** What fits beside the sections: one of them is a thing of the shop where there is any. */
const places = 2

/** The third column of the catalogue's menu: what is on now, a thing or two, sale and hits. */
export function MenuAside({ promotions, words }: MenuAsideProps) {
  const { data: things = [], isPending } = useRandProducts(places)
  const { data: initial } = useInitialData()
  const shown = promotions.slice(0, isPending || things.length > 0 ? places - 1 : places)
  const ways = [
    { text: words.sale, href: link.sale(), tone: 'text-sale' },
    { text: words.hits, href: link.hits(), tone: '' },
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
        things
          .slice(0, places - shown.length)
          .map((product) => (
            <MenuThing key={product.id} product={product} sign={initial.regionData.currency.sign} />
          ))}
      {ways.map(({ text, href, tone }) => (
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

function MenuThing({ product, sign }: { product: ProductOfCall; sign: string }) {
  const words = priceWords(useLanguage())
  const picture = toCardProduct(product, sign).offers[0]?.pictures[0]
  return (
    <li>
      <a href={product.url} className="group block overflow-hidden rounded-medium bg-sand">
        <span className="block aspect-5/3 overflow-hidden">
          {picture && <ProductPicture picture={picture} alt="" load="lazy" />}
        </span>
        <span className="block p-4">
          <span className="block font-medium group-hover:underline">{product.name}</span>
          <Price price={product.price} words={words} sign={sign} size="small" />
        </span>
      </a>
    </li>
  )
}
