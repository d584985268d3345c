import { link } from '@svetlitsa/domain/route/site-map'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { Button } from '@svetlitsa/ui/actions/button'
import { AppliedChips } from '@svetlitsa/ui/catalogue/applied-chips'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import type { ReactNode } from 'react'
import { Island } from '../../../island/island.tsx'
import type { PageContext } from '../../../page-context/page-context.ts'
import { listAppliedFilters } from '../choice/list-applied-filters.ts'
import { buildResetUrl } from '../choice/list-choice.ts'
import type { ListResult } from '../choice/list-filter.ts'
import { packFilters } from '../choice/pack-filters.ts'
import { ListBar } from './list-bar.tsx'
import { ListCards } from './list-cards.tsx'

type ProductListProps = {
  context: PageContext
  result: ListResult
  sign: string
  hasFilters: boolean
  /** «52 товара», where the page's title does not show it. */
  count?: string
  /** Content below the products. */
  children?: ReactNode
}

/**
 * Products with their filters, sort order and pages, all of which are part of the address
 * (architecture).
 */
export function ProductList(props: ProductListProps) {
  const { context, result, sign, hasFilters, count, children } = props
  const { scope, path, choice, list } = result
  const t = getTranslator(catalogueTexts, context.language)
  const applied = listAppliedFilters(list, choice, path, context)
  const resetHref = buildResetUrl(path, choice)
  return (
    <div className="mt-6 grid gap-x-8 lg:mt-8 lg:grid-cols-[--spacing(60)_minmax(0,1fr)] xl:grid-cols-[--spacing(66)_minmax(0,1fr)] xl:gap-x-12">
      {hasFilters && (
        <Island
          name="filterColumn"
          props={{
            filters: packFilters(list.filters),
            available: list.chosen.available,
            scope,
            path,
            choice,
          }}
        />
      )}
      <section
        aria-label={t('list')}
        data-list=""
        data-in-place=""
        className="min-w-0 lg:col-start-2"
      >
        <h2 className="sr-only">{t('list')}</h2>
        {hasFilters && <ListBar context={context} result={result} />}
        {applied.length > 0 && (
          <div className="pb-5">
            <AppliedChips
              resultText={t('found', { count: list.pagination.total })}
              filters={applied}
              reset={{ text: t('filters.reset'), href: resetHref }}
            />
          </div>
        )}
        {applied.length === 0 && count && <p className="pb-5 text-small text-ink-soft">{count}</p>}
        {list.elements.length > 0 ? (
          <ListCards context={context} result={result} sign={sign} />
        ) : (
          <EmptyList context={context} resetHref={applied.length > 0 ? resetHref : null} />
        )}
        {children}
      </section>
    </div>
  )
}

type EmptyListProps = {
  context: PageContext
  /** The section without filters, where the filters exclude every product. */
  resetHref: string | null
}

/**
 * Empty state of a list, either because of its filters or because the section is empty; each has
 * one link.
 */
function EmptyList({ context, resetHref }: EmptyListProps) {
  const { empty, emptySection } = catalogueTexts[context.language]
  const texts = resetHref ? empty : emptySection
  return (
    <EmptyState
      title={texts.title}
      actions={
        <Button kind="dark" href={resetHref ?? link.catalog()}>
          {resetHref ? empty.reset : emptySection.catalog}
        </Button>
      }
    >
      {texts.text}
    </EmptyState>
  )
}
