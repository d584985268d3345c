import { useBoard } from '@svetlitsa/api-client/dispatch/queries'
import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { formatWeekday } from '@svetlitsa/i18n/format/format-weekday'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Kbd } from '@svetlitsa/ui/actions/kbd'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { KeyboardHints } from '../../list-detail/keyboard-hints.tsx'
import { RetailPage } from '../../retail-page/retail-page.tsx'
import { type BoardChoice, DayFilters } from './day-filters.tsx'
import { DispatchBoard } from './dispatch-board.tsx'
import { selectWarehouse } from './select-warehouse.ts'

type DispatchScreenProps = { userName: string; chosen: BoardChoice }

/** The day of a dispatcher: who assembles and who delivers which order (assembler.assign). */
export function DispatchScreen({ userName, chosen }: DispatchScreenProps) {
  const t = useTexts(dispatchTexts)
  const language = useLanguage()
  const { data, isError, isPlaceholderData, refetch } = useBoard(chosen.date)
  const date = chosen.date ?? data?.today ?? ''
  return (
    <RetailPage
      title={t('title')}
      userName={userName}
      keys={
        <KeyboardHints hasSearch={false}>
          <li>
            <Kbd>A</Kbd> {t('keys.accept')}
          </li>
        </KeyboardHints>
      }
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 lg:px-6">
        <h1 className="text-h3">{t('title')}</h1>
        {data && (
          <>
            <span className="text-small text-ink-soft">
              {formatWeekday(date, language, 'short')}, {formatDay(date, language)}
            </span>
            <DayFilters board={data} chosen={chosen} />
          </>
        )}
      </div>
      {isError && (
        <div className="px-4 pb-3 lg:px-6">
          <ErrorNotice onRetry={() => void refetch()} />
        </div>
      )}
      {data && data.date < data.today && (
        <div className="px-4 pb-3 lg:px-6">
          <Notice tone="sand">{t('day.past')}</Notice>
        </div>
      )}
      {data && !isPlaceholderData ? (
        <DispatchBoard key={data.date} board={selectWarehouse(data, chosen.warehouse)} />
      ) : (
        !isError && (
          <div className="h-100 px-4 lg:px-6" aria-busy="true">
            <Skeleton shape="block" />
          </div>
        )
      )}
    </RetailPage>
  )
}
