import { type ResourceRow, useResourceList } from '@svetlitsa/api-client/resource/queries'
import { resourceTexts } from '@svetlitsa/i18n/resource/resource-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { Pagination } from '@svetlitsa/ui/navigation/pagination'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useRef, useState } from 'react'
import { KeyboardHints } from '../list-detail/keyboard-hints.tsx'
import { ListDetailLayout } from '../list-detail/list-detail-layout.tsx'
import { ListSearch } from '../list-detail/list-search.tsx'
import { useRowKeyboard } from '../list-detail/use-row-keyboard.ts'
import { RetailPage } from '../retail-page/retail-page.tsx'
import { buildResourceHref, type ResourceSearch } from './parse-resource-search.ts'
import { ResourceActions } from './resource-actions.tsx'
import { ResourceFilters } from './resource-filters.tsx'
import { type OpenPane, ResourcePanes } from './resource-panes.tsx'
import { ResourceRows } from './resource-rows.tsx'
import type { ResourceScreenDefinition } from './resource-screen-definition.ts'

type ResourceScreenProps = {
  screen: ResourceScreenDefinition
  search: ResourceSearch
  userName: string
}

/** The list of a resource of the back office, with the row, the history or the file beside it. */
export function ResourceScreen({ screen, search, userName }: ResourceScreenProps) {
  const t = useTexts(resourceTexts)
  const { calls, columns, href, name } = screen
  const title = t(`names.${name}`)
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const searchField = useRef<HTMLInputElement>(null)
  const [pane, setPane] = useState<OpenPane | null>(null)
  const { page = 1, sort, order, flag, on } = search
  const choice = {
    search: useDeferredValue(text),
    sort: screen.sorts.find((known) => known === sort),
    isDescending: order === 'down',
    filters: flag && screen.flags.includes(flag) && on !== undefined ? { [flag]: on } : {},
  }
  const { data, isError, refetch } = useResourceList(calls, choice, page)
  const rows: readonly ResourceRow[] = data?.rows ?? []
  const close = () => setPane(null)
  const openRow = (row: ResourceRow) => setPane({ kind: 'row', row })
  const { focused, setFocused } = useRowKeyboard({
    count: rows.length,
    onOpen: (index) => rows[index] && openRow(rows[index]),
    onSearch: () => searchField.current?.focus(),
    onClose: close,
  })
  const openedId = pane?.kind === 'row' ? pane.row?.id : undefined
  const getState = (row: ResourceRow) => {
    if (row.id === openedId) return 'chosen'
    return row.id === rows[focused]?.id ? 'focused' : 'idle'
  }
  const searchFor = (value: string) => {
    setText(value)
    if (page > 1)
      void navigate({
        href: buildResourceHref(href, { ...search, page: undefined }),
        replace: true,
      })
  }
  const searchProps = { label: t('search'), value: text, onSearch: searchFor }
  const isFiltered = text !== '' || Object.keys(choice.filters).length > 0
  return (
    <RetailPage
      title={title}
      userName={userName}
      keys={<KeyboardHints />}
      search={<ListSearch {...searchProps} ref={searchField} isInBar />}
    >
      <ListDetailLayout
        title={title}
        total={data && t('total', { count: data.total })}
        search={<ListSearch {...searchProps} />}
        filters={
          <>
            <ResourceFilters screen={screen} search={search} />
            <ResourceActions screen={screen} choice={choice} onOpen={setPane} />
          </>
        }
        pane={pane && <ResourcePanes screen={screen} pane={pane} onClose={close} />}
      >
        {isError && <ErrorNotice onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton shape="block" />}
        {rows.length > 0 && (
          <ResourceRows
            title={title}
            columns={columns}
            rows={rows}
            getState={getState}
            onOpen={(row) => {
              setFocused(rows.indexOf(row))
              openRow(row)
            }}
          />
        )}
        {data && rows.length === 0 && (
          <p className="px-4 py-10 text-body text-ink-soft lg:px-6">
            {t(isFiltered ? 'notFound' : 'empty')}
          </p>
        )}
        {data && data.pages > 1 && (
          <div className="py-6">
            <Pagination
              page={page}
              pageCount={data.pages}
              getHref={(number) =>
                buildResourceHref(href, { ...search, page: number > 1 ? number : undefined })
              }
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
