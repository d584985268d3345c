import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getAboutData } from '@svetlitsa/api-client/contract/content'
import type { Language } from '@svetlitsa/domain/language/read-language'
import { groupThousands } from '@svetlitsa/domain/money/group-thousands'
import { contentTexts } from '@svetlitsa/i18n/content-texts'
import { translator } from '@svetlitsa/i18n/translator'

export type About = AnswerOf<typeof getAboutData>

type AboutFiguresProps = { about: About; language: Language }

/** The shop in figures (storefront §3, «About stats»); what is not known is not told. */
export function AboutFigures({ about, language }: AboutFiguresProps) {
  const say = translator(contentTexts, language)
  const { orders_per_day, visitors_per_day, range_of_goods, shops, vendors } = about
  const figures = [
    { amount: orders_per_day, name: say('about.orders') },
    { amount: visitors_per_day, name: say('about.visitors') },
    { amount: range_of_goods, name: say('about.goods') },
    { amount: shops, name: say('about.shops', { count: shops }) },
    { amount: vendors, name: say('about.vendors', { count: vendors }) },
  ].filter(({ amount }) => amount > 0)
  return (
    <section aria-label={say('about.figures')} className="mt-10">
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
