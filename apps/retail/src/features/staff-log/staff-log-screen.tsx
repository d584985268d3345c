import { type LogInput, useStaffLog } from '@svetlitsa/api-client/staff-log/queries'
import { staffLogTexts } from '@svetlitsa/i18n/staff-log/staff-log-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Table } from '@svetlitsa/ui/data/table'
import { useState } from 'react'
import { formatMoment } from '../../date/format-moment.ts'
import { LoggedValues } from '../../resource/logged-values.tsx'
import { RetailPage } from '../../retail-page/retail-page.tsx'
import { LogSubject } from './log-subject.tsx'
import { StaffLogFilters } from './staff-log-filters.tsx'
import { StaffLogRows } from './staff-log-rows.tsx'

/** Who changed what and when, with the values before and after (retail.audit). */
export function StaffLogScreen({ userName }: { userName: string }) {
  const t = useTexts(staffLogTexts)
  const language = useLanguage()
  const [filter, setFilter] = useState<LogInput>({})
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useStaffLog(filter)
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  const [first] = data?.pages ?? []
  return (
    <RetailPage title={t('title')} userName={userName}>
      <div className="grid gap-4 px-4 py-3 lg:px-6">
        <h1 className="text-h3">{t('title')}</h1>
        <StaffLogFilters
          filter={filter}
          people={first?.people ?? []}
          subjects={first?.subjects ?? []}
          onChange={setFilter}
        />
      </div>
      {isError && <ErrorNotice onRetry={() => void refetch()} />}
      {entries.length > 0 && (
        <>
          <StaffLogRows entries={entries} />
          <div className="max-lg:hidden">
            <Table
              caption={t('title')}
              columns={[
                { key: 'at', title: t('at'), render: ({ at }) => formatMoment(at, language) },
                { key: 'who', title: t('who'), render: ({ staff }) => staff.name },
                {
                  key: 'what',
                  title: t('what'),
                  render: (entry) => <LogSubject entry={entry} />,
                },
                {
                  key: 'action',
                  title: t('action'),
                  render: ({ action }) => t(`actions.${action}`),
                },
                {
                  key: 'before',
                  title: t('before'),
                  render: ({ before }) => <LoggedValues values={before} />,
                },
                {
                  key: 'after',
                  title: t('after'),
                  render: ({ after }) => <LoggedValues values={after} />,
                },
              ]}
              rows={entries}
              rowKey={({ id }) => String(id)}
            />
          </div>
        </>
      )}
      {data && entries.length === 0 && (
        <p className="px-4 py-10 text-body text-ink-soft lg:px-6">{t('empty')}</p>
      )}
      {hasNextPage && (
        <div className="px-4 py-6 lg:px-6">
          <Button
            size={48}
            kind="soft"
            waiting={isFetchingNextPage && t('loading')}
            onClick={() => void fetchNextPage()}
          >
            {t('more')}
          </Button>
        </div>
      )}
    </RetailPage>
  )
}
