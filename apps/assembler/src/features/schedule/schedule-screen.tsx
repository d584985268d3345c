import { useSchedule } from '@svetlitsa/api-client/assembler/queries'
import { assemblerScheduleTexts } from '@svetlitsa/i18n/assembler-schedule/assembler-schedule-texts'
import { formatMonth } from '@svetlitsa/i18n/format/format-month'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { IconButton } from '@svetlitsa/ui/actions/icon-button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { Icon } from '@svetlitsa/ui/media/icon'
import { ChevronLeft, ChevronRight } from 'lucide'
import { useState } from 'react'
import { CabinetPage } from '../../assembler-page/cabinet-page.tsx'
import { getDeviceDay } from '../../assembler-page/get-device-day.ts'
import { addMonth } from './add-month.ts'
import { ScheduleEditor } from './schedule-editor.tsx'

type ScheduleScreenProps = {
  /** «2026-11»; the month of today if none is in the address. */
  month: string | null
}

/** The assembler's schedule by month and day (assembler.schedule, /assembler/schedule). */
export function ScheduleScreen({ month: asked }: ScheduleScreenProps) {
  const t = useTexts(assemblerScheduleTexts)
  const language = useLanguage()
  const [month, setMonth] = useState(() => asked ?? getDeviceDay(new Date()).slice(0, 7))
  const { data, isError, isPaused, refetch } = useSchedule(month)
  return (
    <CabinetPage title={t('title')}>
      <div className="mx-auto max-w-region lg:max-w-none">
        <div className="mb-5 flex items-end justify-between gap-4">
          <h1 className="text-h1">
            <span className="block text-body font-normal text-ink-soft">{t('title')}</span>
            {formatMonth(month, language)}
          </h1>
          <div className="flex gap-2">
            <IconButton
              kind="outline"
              size={48}
              label={t('earlier')}
              onClick={() => setMonth(addMonth(month, -1))}
            >
              <Icon iconNode={ChevronLeft} />
            </IconButton>
            <IconButton
              kind="outline"
              size={48}
              label={t('later')}
              onClick={() => setMonth(addMonth(month, 1))}
            >
              <Icon iconNode={ChevronRight} />
            </IconButton>
          </div>
        </div>
        {isError && !data && <ErrorNotice onRetry={() => void refetch()} />}
        {isPaused && !data && <Notice live>{t('offline')}</Notice>}
        {!data && !isError && !isPaused && (
          <div className="h-100" aria-busy="true">
            <Skeleton shape="block" />
          </div>
        )}
        <div hidden={!data}>
          <ScheduleEditor month={month} schedule={data} />
        </div>
      </div>
    </CabinetPage>
  )
}
