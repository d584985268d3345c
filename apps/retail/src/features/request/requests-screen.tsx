import { type TakenRequest, useRequests } from '@svetlitsa/api-client/query/request-desk'
import { requestDeskTexts } from '@svetlitsa/i18n/request-desk-texts'
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
import { requestColumns } from './request-columns.tsx'
import { type RequestChoice, RequestFilters, requestsHref } from './request-filters.tsx'
import { RequestPane } from './request-pane.tsx'
import { RequestRows } from './request-rows.tsx'

type RequestsScreenProps = { userName: string; chosen: RequestChoice }

/** The forms that people sent, worked through by the call centre (storefront §2, their pages). */
export function RequestsScreen({ userName, chosen }: RequestsScreenProps) {
  const say = useTexts(requestDeskTexts)
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
  const { openId, setOpenId, press, stateOf } = useDeskKeys(requests, searchField)
  // What was taken up leaves the list of the new ones, and not the hand of who took it.
  const [moved, setMoved] = useState<TakenRequest | null>(null)
  const open = [...requests, ...(moved ? [moved] : [])].find(({ id }) => id === openId)
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
        {isError && <FaultNotice onRetry={() => void refetch()} />}
        <RequestRows requests={requests} onPress={press} />
        <div className="max-lg:hidden">
          <Table
            caption={say('title')}
            columns={requestColumns(say, language, press)}
            rows={requests}
            rowKey={(request) => String(request.id)}
            rowState={stateOf}
            onRowPress={press}
          />
        </div>
        {data && requests.length === 0 && (
          <p className="px-4 py-10 text-body text-ink-soft lg:px-6">
            {say(state === 'new' && !search ? 'empty.new' : 'empty.other')}
          </p>
        )}
        {data && data.pages > 1 && (
          <div className="py-6">
            <Pagination
              page={page}
              pageCount={data.pages}
              hrefOf={(at) => requestsHref({ ...chosen, page: at })}
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
