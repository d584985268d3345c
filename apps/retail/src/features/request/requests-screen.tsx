import { type DeskRequest, useRequests } from '@svetlitsa/api-client/request-desk/queries'
import { requestDeskTexts } from '@svetlitsa/i18n/request-desk/request-desk-texts'
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
import { buildRequestColumns } from './build-request-columns.tsx'
import { buildRequestsHref, type RequestChoice, RequestFilters } from './request-filters.tsx'
import { RequestPane } from './request-pane.tsx'
import { RequestRows } from './request-rows.tsx'

type RequestsScreenProps = { userName: string; chosen: RequestChoice }

/** Requests processed by the call centre (route.callback and the partners' pages). */
export function RequestsScreen({ userName, chosen }: RequestsScreenProps) {
  const t = useTexts(requestDeskTexts)
  const language = useLanguage()
  const { kind, state, page } = chosen
  const [search, setSearch] = useState('')
  const searchField = useRef<HTMLInputElement>(null)
  const { data, isError, refetch } = useRequests({
    page,
    search,
    ...(kind === 'any' ? {} : { kind }),
    ...(state === 'any' ? {} : { state }),
  })
  const requests = data?.requests ?? []
  const {
    openId,
    setOpenId,
    press: openRow,
    stateOf: getRowState,
  } = useListKeyboard(requests, searchField)
  // A request that was just taken leaves the list of new ones but stays open in the pane.
  const [moved, setMoved] = useState<DeskRequest | null>(null)
  const open = [...requests, ...(moved ? [moved] : [])].find(({ id }) => id === openId)
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
        filters={<RequestFilters chosen={chosen} />}
        pane={
          open && (
            <RequestPane
              key={`${open.id} ${open.state}`}
              request={open}
              onClose={() => setOpenId(null)}
              onMoved={setMoved}
            />
          )
        }
      >
        {isError && <ErrorNotice onRetry={() => void refetch()} />}
        <RequestRows requests={requests} onPress={openRow} />
        <div className="max-lg:hidden">
          <Table
            caption={t('title')}
            columns={buildRequestColumns(t, language, openRow)}
            rows={requests}
            rowKey={(request) => String(request.id)}
            rowState={getRowState}
            onRowPress={openRow}
          />
        </div>
        {data && requests.length === 0 && (
          <p className="px-4 py-10 text-body text-ink-soft lg:px-6">
            {t(state === 'new' && !search ? 'empty.new' : 'empty.other')}
          </p>
        )}
        {data && data.pages > 1 && (
          <div className="py-6">
            <Pagination
              page={page}
              pageCount={data.pages}
              getHref={(pageNumber) => buildRequestsHref({ ...chosen, page: pageNumber })}
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
