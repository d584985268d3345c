import {
  type ReconciliationItem,
  useReconciliation,
} from '@svetlitsa/api-client/reconciliation/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { reconciliationTexts } from '@svetlitsa/i18n/reconciliation/reconciliation-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Table } from '@svetlitsa/ui/data/table'
import { useRef } from 'react'
import { formatMoment } from '../../date/format-moment.ts'
import { KeyboardHints } from '../../list-detail/keyboard-hints.tsx'
import { ListDetailLayout } from '../../list-detail/list-detail-layout.tsx'
import { useListKeyboard } from '../../list-detail/use-list-keyboard.ts'
import { RetailPage } from '../../retail-page/retail-page.tsx'
import { type ReconciliationChoice, ReconciliationFilters } from './reconciliation-filters.tsx'
import { ReconciliationPane } from './reconciliation-pane.tsx'
import { ReconciliationRows } from './reconciliation-rows.tsx'

type ReconciliationScreenProps = { userName: string; chosen: ReconciliationChoice }
type Row = ReconciliationItem & { id: number }

/** What does not agree between orders and money, and what was found out (retail.reconciliation). */
export function ReconciliationScreen({ userName, chosen }: ReconciliationScreenProps) {
  const t = useTexts(reconciliationTexts)
  const language = useLanguage()
  const { data, isError, refetch } = useReconciliation(chosen)
  const rows: Row[] = (data?.items ?? []).map((item, id) => ({ ...item, id }))
  const noSearch = useRef<HTMLInputElement>(null)
  const { openId, setOpenId, press, stateOf } = useListKeyboard(rows, noSearch)
  const open = rows.find(({ id }) => id === openId)
  return (
    <RetailPage title={t('title')} userName={userName} keys={<KeyboardHints />}>
      <ListDetailLayout
        title={t('title')}
        total={data && t('total', { count: rows.length })}
        search={null}
        filters={<ReconciliationFilters chosen={chosen} counts={data?.counts ?? []} />}
        pane={
          open && (
            <ReconciliationPane
              key={`${open.kind} ${open.key}`}
              item={open}
              onClose={() => setOpenId(null)}
            />
          )
        }
      >
        {isError && <ErrorNotice onRetry={() => void refetch()} />}
        <ReconciliationRows items={rows} onPress={press} />
        {rows.length > 0 && (
          <div className="max-lg:hidden">
            <Table
              caption={t('title')}
              columns={[
                {
                  key: 'where',
                  title: t('columns.where'),
                  render: (row) => (
                    <TextLink tone="bare" onClick={() => press(row)}>
                      <strong className="font-semibold">{row.title}</strong>
                    </TextLink>
                  ),
                },
                { key: 'what', title: t('columns.what'), render: ({ kind }) => t(`kinds.${kind}`) },
                {
                  key: 'sum',
                  title: t('columns.sum'),
                  align: 'right',
                  render: ({ amount, sign }) =>
                    amount === null ? '' : formatPrice(amount, { sign, convert: false }),
                },
                {
                  key: 'since',
                  title: t('columns.since'),
                  render: ({ since }) => formatMoment(since, language),
                },
                { key: 'store', title: t('columns.store'), render: ({ storeName }) => storeName },
              ]}
              rows={rows}
              rowKey={({ kind, key }) => `${kind} ${key}`}
              rowState={stateOf}
              onRowPress={press}
            />
          </div>
        )}
        {data && rows.length === 0 && (
          <p className="px-4 py-10 text-body text-ink-soft lg:px-6">{t('empty')}</p>
        )}
      </ListDetailLayout>
    </RetailPage>
  )
}
