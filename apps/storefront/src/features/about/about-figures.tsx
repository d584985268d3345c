import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getAboutData } from '@svetlitsa/api-client/content/contract'
import type { Language } from '@svetlitsa/domain/language/language'
import { groupThousands } from '@svetlitsa/domain/money/price-text'
import { contentTexts } from '@svetlitsa/i18n/content/content-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'

export type About = CallAnswer<typeof getAboutData>

type AboutFiguresProps = { about: About; language: Language }

/** Key figures of the shop (about.stats). A figure without data is left out. */
export function AboutFigures({ about, language }: AboutFiguresProps) {
  const t = getTranslator(contentTexts, language)
  const { orders_per_day, visitors_per_day, range_of_goods, shops, vendors } = about
  const figures = [
    { amount: orders_per_day, name: t('about.orders') },
    { amount: visitors_per_day, name: t('about.visitors') },
    { amount: range_of_goods, name: t('about.goods') },
    { amount: shops, name: t('about.shops', { count: shops }) },
    { amount: vendors, name: t('about.vendors', { count: vendors }) },
  ].filter(({ amount }) => amount > 0)
  return (
    <section aria-label={t('about.figures')} className="mt-10">
      <dl className="grid grid-cols-2 gap-x-cards gap-y-8 border-y border-line py-8 sm:grid-cols-3 lg:grid-cols-5">
        {figures.map(({ amount, name }) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-small text-ink-soft">{name}</dt>
            <dd className="text-h1">{groupThousands(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
