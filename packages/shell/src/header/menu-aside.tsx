import { link } from '@svetlitsa/domain/route/site-map'

type Promotion = { id: number; name: string; url: string; imgUrl: string }

type MenuAsideProps = {
  promotions: readonly Promotion[]
  words: { sale: string; hits: string }
}

const mostPromotions = 2

/** The third column of the catalogue's menu: what is on now, and the way to sale and hits. */
export function MenuAside({ promotions, words }: MenuAsideProps) {
  const ways = [
    { text: words.sale, href: link.sale(), tone: 'text-sale' },
    { text: words.hits, href: link.hits(), tone: '' },
  ]
  return (
    <ul className="flex flex-col gap-3">
      {promotions.slice(0, mostPromotions).map(({ id, name, url, imgUrl }) => (
        <li key={id}>
          <a href={url} className="block overflow-hidden rounded-medium bg-sand">
            <img src={imgUrl} alt="" loading="lazy" className="aspect-5/3 w-full object-cover" />
            <span className="block p-4 font-medium">{name}</span>
          </a>
        </li>
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
