import { useComparedProducts } from '@svetlitsa/api-client/product/queries'
import { buildComparison, type ComparedProduct } from '@svetlitsa/domain/compare/comparison'
import { link } from '@svetlitsa/domain/route/site-map'
import { compareTexts } from '@svetlitsa/i18n/compare/compare-texts'
import { storeCompared } from '@svetlitsa/shell/compare/compare-storage'
import { useCompared } from '@svetlitsa/shell/compare/use-compared'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { Switch } from '@svetlitsa/ui/forms/switch'
import { useState } from 'react'
import { CompareTable } from './compare-table.tsx'
import { listComparedProperties } from './list-compared-properties.ts'

/** Up to four products side by side, property by property (compare.products). */
export function CompareScreen({ sign }: { sign: string }) {
  const t = useTexts(compareTexts)
  const compared = useCompared()
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h1 className="text-h1">{t('title')}</h1>
        {compared.length > 0 && (
          <Button kind="quiet" size={40} onClick={() => storeCompared([])}>
            {t('clear')}
          </Button>
        )}
      </div>
      <div className="mt-6">
        {compared.length === 0 ? (
          <NothingToCompare title={t('emptyTitle')} text={t('emptyText')} />
        ) : (
          <Comparison compared={compared} sign={sign} />
        )}
      </div>
    </>
  )
}

type ComparisonProps = { compared: readonly ComparedProduct[]; sign: string }

function Comparison({ compared, sign }: ComparisonProps) {
  const t = useTexts(compareTexts)
  const [isBrief, setBrief] = useState(false)
  const { products, isError, retry } = useComparedProducts(compared)
  if (isError) return <ErrorNotice onRetry={retry} />
  if (!products) {
    return (
      <div aria-busy="true" className="h-120">
        <Skeleton shape="block" />
      </div>
    )
  }
  const rows = buildComparison(
    products.map((product) => (product ? listComparedProperties(product, t, sign) : [])),
  )
  const shownRows = isBrief ? rows.filter(({ isDifferent }) => isDifferent) : rows
  const hasOne = compared.length === 1
  return (
    <div className="flex flex-col gap-6">
      {hasOne && <NothingToCompare title={t('oneTitle')} text={t('oneText')} />}
      {!hasOne && (
        <div className="max-w-region">
          <Switch
            label={t('onlyDifferences')}
            checked={isBrief}
            onChange={({ currentTarget }) => setBrief(currentTarget.checked)}
          />
        </div>
      )}
      <CompareTable compared={compared} products={products} rows={shownRows} />
      {isBrief && shownRows.length === 0 && <p aria-live="polite">{t('same')}</p>}
    </div>
  )
}

function NothingToCompare({ title, text }: { title: string; text: string }) {
  const t = useTexts(compareTexts)
  return (
    <EmptyState
      title={title}
      headingLevel={2}
      actions={
        <Button kind="dark" href={link.catalog()}>
          {t('catalog')}
        </Button>
      }
    >
      {text}
    </EmptyState>
  )
}
