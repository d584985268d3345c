import { link } from '@svetlitsa/domain/route/site-map'
import { contentTexts } from '@svetlitsa/i18n/content/content-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { BlockHeader } from '@svetlitsa/ui/layout/block-header'
import type { PageContext } from '../../page-context/page-context.ts'
import { NewsCard, type NewsItem } from './news-card.tsx'

type NewsRowProps = { context: PageContext; news: readonly NewsItem[] }

/** The three latest news items. */
export function NewsRow({ context, news }: NewsRowProps) {
  const { news: title, allNews } = contentTexts[context.language].home
  if (news.length === 0) return null
  return (
    <section aria-label={title}>
      <BlockHeader title={title}>
        <TextLink href={link.news()}>{allNews}</TextLink>
      </BlockHeader>
      <div className="grid gap-x-cards gap-y-8 sm:grid-cols-3">
        {news.map((item) => (
          <NewsCard key={item.id} item={item} />
        ))}
      </div>
    </section>
  )
}
