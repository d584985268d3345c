import { useDeskClaims } from '@svetlitsa/api-client/claim-desk/queries'
import { claimTexts } from '@svetlitsa/i18n/claim/claim-texts'
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
import { buildClaimColumns } from './build-claim-columns.tsx'
import { buildClaimsHref, type ClaimChoice, ClaimFilters } from './claim-filters.tsx'
import { ClaimPane } from './claim-pane.tsx'
import { type ClaimRow, toClaimRow } from './claim-row.ts'
import { ClaimRows } from './claim-rows.tsx'

type ClaimsScreenProps = { userName: string; chosen: ClaimChoice }

/** Claims about defective goods that staff answer and decide (claim.calls). */
export function ClaimsScreen({ userName, chosen }: ClaimsScreenProps) {
  const t = useTexts(claimTexts)
  const language = useLanguage()
  const { state, page } = chosen
  const [search, setSearch] = useState('')
  const searchField = useRef<HTMLInputElement>(null)
  const { data, isError, refetch } = useDeskClaims({
    page,
    search,
    ...(state === 'any' ? {} : { state }),
  })
  const claims = (data?.claims ?? []).map(toClaimRow)
  const { openId, setOpenId, press, stateOf } = useListKeyboard(claims, searchField)
  // A claim that was just answered leaves the list of waiting ones but stays open in the pane.
  const [changed, setChanged] = useState<Pick<ClaimRow, 'id' | 'guid'> | null>(null)
  const open = [...claims, ...(changed ? [changed] : [])].find(({ id }) => id === openId)
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
        filters={<ClaimFilters chosen={chosen} />}
        pane={
          open && (
            <ClaimPane
              key={open.guid}
              guid={open.guid}
              onClose={() => setOpenId(null)}
              onChanged={() => setChanged(open)}
            />
          )
        }
      >
        {isError && <ErrorNotice onRetry={() => void refetch()} />}
        <ClaimRows claims={claims} onPress={press} />
        <div className="max-lg:hidden">
          <Table
            caption={t('title')}
            columns={buildClaimColumns(t, language, press)}
            rows={claims}
            rowKey={({ guid }) => guid}
            rowState={stateOf}
            onRowPress={press}
          />
        </div>
        {data && claims.length === 0 && (
          <p className="px-4 py-10 text-body text-ink-soft lg:px-6">
            {t(state === 'sent' && !search ? 'empty.sent' : 'empty.other')}
          </p>
        )}
        {data && data.pages > 1 && (
          <div className="py-6">
            <Pagination
              page={page}
              pageCount={data.pages}
              getHref={(pageNumber) => buildClaimsHref({ ...chosen, page: pageNumber })}
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
