import { useRetailOverview } from '@svetlitsa/api-client/overview/queries'
import { overviewTexts } from '@svetlitsa/i18n/overview/overview-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { RetailPage } from '../../retail-page/retail-page.tsx'
import { OverviewQueues } from './overview-queues.tsx'
import { TodayFigures } from './today-figures.tsx'
import { TodayMoney } from './today-money.tsx'

/** What happened today and what waits, in the own store or in all of them (retail.overview). */
export function OverviewScreen({ userName }: { userName: string }) {
  const t = useTexts(overviewTexts)
  const { data, isError, refetch } = useRetailOverview()
  return (
    <RetailPage title={t('title')} userName={userName}>
      <div className="grid gap-8 px-4 py-4 lg:px-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h1 className="text-h3">{t('title')}</h1>
          <span className="text-small text-ink-soft">
            {data && (data.storeName ?? t('ofShop'))}
          </span>
        </div>
        {isError && <ErrorNotice onRetry={() => void refetch()} />}
        {data ? (
          <>
            <OverviewQueues queues={data.queues} />
            <TodayFigures today={data.today} />
            <TodayMoney money={data.money} />
          </>
        ) : (
          !isError && <Skeleton />
        )}
      </div>
    </RetailPage>
  )
}
