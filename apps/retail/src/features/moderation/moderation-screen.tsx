import { type ModeratedEntry, useModeration } from '@svetlitsa/api-client/query/moderation'
import { moderationTexts } from '@svetlitsa/i18n/moderation-texts'
import { FaultNotice } from '@svetlitsa/shell/fault-notice'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Pagination } from '@svetlitsa/ui/primitives/pagination'
import { Table } from '@svetlitsa/ui/primitives/table'
import { useRef, useState } from 'react'
import { DeskList } from '../../desk-list.tsx'
import { DeskSearch } from '../../desk-search.tsx'
import { RetailKeys } from '../../retail-keys.tsx'
import { RetailPage } from '../../retail-page.tsx'
import { useDeskKeys } from '../../use-desk-keys.ts'
import { entryColumns } from './entry-columns.tsx'
import { EntryPane } from './entry-pane.tsx'
import { EntryRows } from './entry-rows.tsx'
import { type ModerationChoice, ModerationFilters, moderationHref } from './moderation-filters.tsx'

type ModerationScreenProps = { userName: string; chosen: ModerationChoice }

/** Where what shoppers wrote is published, rejected and answered (storefront §3, «approved»). */
export function ModerationScreen({ userName, chosen }: ModerationScreenProps) {
  const say = useTexts(moderationTexts)
  const language = useLanguage()
  const { kind, state, page } = chosen
  const [search, setSearch] = useState('')
  const searchField = useRef<HTMLInputElement>(null)
  const { data, isError, refetch } = useModeration({
    kind,
    page,
    search,
    ...(state === 'any' ? {} : { state }),
  })
  const entries = data?.entries ?? []
  const { openId, setOpenId, press, stateOf } = useDeskKeys(entries, searchField)
  const open = entries.find(({ id }) => id === openId)
  const goOn = (judged: ModeratedEntry) => {
    const at = entries.findIndex(({ id }) => id === judged.id)
    if (state !== 'any' && judged.state !== state) setOpenId(entries[at + 1]?.id ?? null)
  }
  const finding = { label: say('search'), value: search, onFind: setSearch }
  return (
    <RetailPage
      title={say('title')}
      userName={userName}
      keys={<RetailKeys />}
      search={<DeskSearch {...finding} ref={searchField} isInBar />}
    >
      <DeskList
        title={say('title')}
        total={data && say('total', { count: data.total })}
        search={<DeskSearch {...finding} />}
        filters={<ModerationFilters chosen={chosen} />}
        pane={
          open && (
            <EntryPane
              key={`${open.kind} ${open.id} ${open.state}`}
              entry={open}
              onClose={() => setOpenId(null)}
              onJudged={goOn}
            />
          )
        }
      >
        {isError && <FaultNotice onRetry={() => void refetch()} />}
        <EntryRows entries={entries} onPress={press} />
        <div className="max-lg:hidden">
          <Table
            caption={say('title')}
            columns={entryColumns({ kind, language }, say, press)}
            rows={entries}
            rowKey={(entry) => String(entry.id)}
            rowState={stateOf}
            onRowPress={press}
          />
        </div>
        {data && entries.length === 0 && (
          <p className="px-4 py-10 text-body text-ink-soft lg:px-6">
            {say(state === 'waiting' && !search ? 'empty.waiting' : 'empty.other')}
          </p>
        )}
        {data && data.pages > 1 && (
          <div className="py-6">
            <Pagination
              page={page}
              pageCount={data.pages}
              hrefOf={(at) => moderationHref({ ...chosen, page: at })}
              words={{
                label: say('pages.label'),
                previous: say('pages.previous'),
                next: say('pages.next'),
              }}
            />
          </div>
        )}
      </DeskList>
    </RetailPage>
  )
}
