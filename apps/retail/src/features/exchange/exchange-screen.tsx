import {
  type ExchangeFilter,
  type ExchangeRun,
  useExchange,
} from '@svetlitsa/api-client/exchange/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { apiKeyTexts } from '@svetlitsa/i18n/api-key/api-key-texts'
import { exchangeTexts } from '@svetlitsa/i18n/exchange/exchange-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { useState } from 'react'
import { ListDetailLayout } from '../../list-detail/list-detail-layout.tsx'
import { RetailPage } from '../../retail-page/retail-page.tsx'
import { ExchangeFeeds } from './exchange-feeds.tsx'
import { ExchangeFilters } from './exchange-filters.tsx'
import { ExchangeRow } from './exchange-row.tsx'
import { ExchangeRunPane } from './exchange-run-pane.tsx'

type ExchangeScreenProps = { userName: string; chosen: ExchangeFilter }

/** What was exchanged with other programs, and what the owner must do next (exchange.log). */
export function ExchangeScreen({ userName, chosen }: ExchangeScreenProps) {
  const t = useTexts(exchangeTexts)
  const language = useLanguage()
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useExchange(chosen)
  const [open, setOpen] = useState<ExchangeRun | null>(null)
  const runs = data?.pages.flatMap((page) => page.runs) ?? []
  const [first] = data?.pages ?? []
  const isFiltered = Boolean(chosen.kind || chosen.state)
  return (
    <RetailPage title={t('title')} userName={userName}>
      <ListDetailLayout
        title={t('title')}
        total={t('caption')}
        search={null}
        filters={<ExchangeFilters chosen={chosen} />}
        pane={
          open && (
            <ExchangeRunPane
              key={open.id}
              run={runs.find(({ id }) => id === open.id) ?? open}
              onClose={() => setOpen(null)}
            />
          )
        }
      >
        {isError && <ErrorNotice onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton shape="block" />}
        {data && runs.length === 0 && (
          <p className="grid justify-items-start gap-3 px-4 py-10 text-body text-ink-soft lg:px-6">
            {isFiltered ? t('emptyFiltered') : t('empty')}
            {!isFiltered && (
              <TextLink href={link.shopKeys()}>{apiKeyTexts[language].title}</TextLink>
            )}
          </p>
        )}
        {runs.length > 0 && (
          <ul aria-label={t('title')} className="border-t border-line text-small">
            {runs.map((run) => (
              <ExchangeRow key={run.id} run={run} onOpen={() => setOpen(run)} />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <div className="px-4 py-6 lg:px-6">
            <Button
              size={40}
              kind="soft"
              waiting={isFetchingNextPage && t('loading')}
              onClick={() => void fetchNextPage()}
            >
              {t('more')}
            </Button>
          </div>
        )}
        {first && <ExchangeFeeds feeds={first.feeds} />}
      </ListDetailLayout>
    </RetailPage>
  )
}
