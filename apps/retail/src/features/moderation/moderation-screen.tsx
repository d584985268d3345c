import { type ModeratedEntry, useModeration } from '@svetlitsa/api-client/moderation/queries'
import { moderationTexts } from '@svetlitsa/i18n/moderation/moderation-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Table } from '@svetlitsa/ui/data/table'
import { Pagination } from '@svetlitsa/ui/navigation/pagination'
import { useRef, useState } from 'react'
import { KeyboardHints } from '../../list-detail/keyboard-hints.tsx'
import { ListDetailLayout } from '../../list-detail/list-detail-layout.tsx'
import { ListSearch } from '../../list-detail/list-search.tsx'
import { useListKeyboard } from '../../list-detail/use-list-keyboard.ts'
import { RetailPage } from '../../retail-page/retail-page.tsx'
import { buildEntryColumns } from './build-entry-columns.tsx'
import { EntryPane } from './entry-pane.tsx'
import { EntryRows } from './entry-rows.tsx'
import {
  buildModerationHref,
  type ModerationChoice,
  ModerationFilters,
} from './moderation-filters.tsx'

type ModerationScreenProps = { userName: string; chosen: ModerationChoice }

/** Staff publish, reject and answer user content here (product.reviews). */
export function ModerationScreen({ userName, chosen }: ModerationScreenProps) {
  const t = useTexts(moderationTexts)
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
  const {
    openId,
    setOpenId,
    press: openRow,
    stateOf: getRowState,
  } = useListKeyboard(entries, searchField)
  const open = entries.find(({ id }) => id === openId)
  const openNext = (moderated: ModeratedEntry) => {
    const index = entries.findIndex(({ id }) => id === moderated.id)
    if (state !== 'any' && moderated.state !== state) setOpenId(entries[index + 1]?.id ?? null)
  }
  const searchProps = { label: t('search'), value: search, onSearch: setSearch }
  return (
    <RetailPage
      title={t('title')}
      userName={userName}
      keys={<KeyboardHints />}
      search={<ListSearch {...searchProps} ref={searchField} isInBar />}
    >
      <ListDetailLayout
        title={t('title')}
        total={data && t('total', { count: data.total })}
        search={<ListSearch {...searchProps} />}
        filters={<ModerationFilters chosen={chosen} />}
        pane={
          open && (
            <EntryPane
              key={`${open.kind} ${open.id} ${open.state}`}
              entry={open}
              onClose={() => setOpenId(null)}
              onModerated={openNext}
            />
          )
        }
      >
        {isError && <ErrorNotice onRetry={() => void refetch()} />}
        <EntryRows entries={entries} onPress={openRow} />
        <div className="max-lg:hidden">
          <Table
            caption={t('title')}
            columns={buildEntryColumns({ kind, language }, t, openRow)}
            rows={entries}
            rowKey={(entry) => String(entry.id)}
            rowState={getRowState}
            onRowPress={openRow}
          />
        </div>
        {data && entries.length === 0 && (
          <p className="px-4 py-10 text-body text-ink-soft lg:px-6">
            {t(state === 'waiting' && !search ? 'empty.waiting' : 'empty.other')}
          </p>
        )}
        {data && data.pages > 1 && (
          <div className="py-6">
            <Pagination
              page={page}
              pageCount={data.pages}
              getHref={(pageNumber) => buildModerationHref({ ...chosen, page: pageNumber })}
              labels={{
                label: t('pages.label'),
                previous: t('pages.previous'),
                next: t('pages.next'),
              }}
            />
          </div>
        )}
      </ListDetailLayout>
    </RetailPage>
  )
}
