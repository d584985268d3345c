import type { ExchangeFeed } from '@svetlitsa/api-client/exchange/queries'
import { feedFormats } from '@svetlitsa/domain/exchange/exchange'
import { exchangeTexts } from '@svetlitsa/i18n/exchange/exchange-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { formatMoment } from '../../date/format-moment.ts'

/** The feeds of each region: when they were made, and where marketplaces fetch them. */
export function ExchangeFeeds({ feeds }: { feeds: readonly ExchangeFeed[] }) {
  const t = useTexts(exchangeTexts)
  const language = useLanguage()
  return (
    <section aria-label={t('feeds.title')} className="mt-8 pb-8">
      <h2 className="px-4 text-h3 lg:px-6">{t('feeds.title')}</h2>
      <p className="px-4 pb-3 text-small text-ink-soft lg:px-6">{t('feeds.caption')}</p>
      <ul aria-label={t('feeds.title')} className="border-t border-line text-small">
        {feeds.map(({ region, madeAt, offers, addresses }) => (
          <li
            key={region}
            className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line bg-surface px-4 py-2 lg:px-6"
          >
            <p className="min-w-0 grow basis-60">
              <strong className="font-semibold">{region}</strong>
              <span className="block text-ink-soft">
                {madeAt
                  ? `${t('feeds.madeAt')} ${formatMoment(madeAt, language)} · ${t('feeds.offers', { count: offers ?? 0 })}`
                  : t('feeds.notYet')}
              </span>
            </p>
            {madeAt &&
              feedFormats.map((format, index) => (
                <TextLink key={format} href={addresses[index] ?? ''}>
                  {t(`feeds.formats.${format}`)}
                </TextLink>
              ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
