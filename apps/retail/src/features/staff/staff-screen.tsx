import { useStaff } from '@svetlitsa/api-client/staff/queries'
import { staffTexts } from '@svetlitsa/i18n/staff/staff-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Table } from '@svetlitsa/ui/data/table'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { Pagination } from '@svetlitsa/ui/navigation/pagination'
import { useDeferredValue, useRef, useState } from 'react'
import { KeyboardHints } from '../../list-detail/keyboard-hints.tsx'
import { ListDetailLayout } from '../../list-detail/list-detail-layout.tsx'
import { ListSearch } from '../../list-detail/list-search.tsx'
import { useListKeyboard } from '../../list-detail/use-list-keyboard.ts'
import { RetailPage } from '../../retail-page/retail-page.tsx'
import { buildStaffColumns } from './build-staff-columns.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InvitePane } from './invite-pane.tsx'
import { buildStaffHref, type StaffChoice, StaffFilters } from './staff-filters.tsx'
import { StaffPane } from './staff-pane.tsx'
import { StaffRows } from './staff-rows.tsx'

type StaffScreenProps = { userName: string; chosen: StaffChoice }

/** The people behind the counter: who they are, who is on shift, and who may do what (retail.staff). */
export function StaffScreen({ userName, chosen }: StaffScreenProps) {
  const t = useTexts(staffTexts)
  const language = useLanguage()
  const { state, role, store, page } = chosen
  const [search, setSearch] = useState('')
  const searchField = useRef<HTMLInputElement>(null)
  const [isInviting, setInviting] = useState(false)
  const { data, isError, refetch } = useStaff({
    page,
    search: useDeferredValue(search),
    state: state === 'disabled' ? 'disabled' : 'active',
    isOnShift: state === 'shift',
    ...(role === 'any' ? {} : { role }),
    ...(store === null ? {} : { storeId: store }),
  })
  const { members = [], stores = [], invitations = [], canManage = false } = data ?? {}
  const { openId, setOpenId, press, stateOf } = useListKeyboard(members, searchField)
  const searchProps = { label: t('search'), value: search, onSearch: setSearch }
  const isFiltered = search !== '' || role !== 'any' || store !== null
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
        filters={
          <>
            <StaffFilters chosen={chosen} stores={stores} />
            {canManage && (
              <Button size={40} onClick={() => setInviting(true)}>
                {t('invite.open')}
              </Button>
            )}
          </>
        }
        pane={
          isInviting ? (
            <InvitePane stores={stores} onClose={() => setInviting(false)} />
          ) : (
            openId !== null && (
              <StaffPane
                key={openId}
                id={openId}
                stores={stores}
                canManage={canManage}
                onClose={() => setOpenId(null)}
              />
            )
          )
        }
      >
        {isError && <ErrorNotice onRetry={() => void refetch()} />}
        {!data && !isError && (
          <div className="h-60 px-4 lg:px-6" aria-busy="true">
            <Skeleton shape="block" />
          </div>
        )}
        {state === 'active' && !isFiltered && <InvitationList invitations={invitations} />}
        <StaffRows members={members} onPress={press} />
        {data && (
          <div className="max-lg:hidden">
            <Table
              caption={t('title')}
              columns={buildStaffColumns(t, language, press)}
              rows={members}
              rowKey={({ id }) => String(id)}
              rowState={stateOf}
              onRowPress={press}
            />
          </div>
        )}
        {data && members.length === 0 && (
          <p className="px-4 py-10 text-body text-ink-soft lg:px-6">
            {t(isFiltered || state === 'active' ? 'empty.search' : `empty.${state}`)}
          </p>
        )}
        {data && data.pages > 1 && (
          <div className="py-6">
            <Pagination
              page={page}
              pageCount={data.pages}
              getHref={(pageNumber) => buildStaffHref({ ...chosen, page: pageNumber })}
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
