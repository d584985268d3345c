import { type ClaimSummary, useClaims } from '@svetlitsa/api-client/claim/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'
import { Pagination } from '@svetlitsa/ui/navigation/pagination'
import { PageSkeleton } from '../../account/page-skeleton.tsx'
import { useFormatDay } from '../../date/use-format-day.ts'
import { ClaimBadge } from './claim-badge.tsx'
import { ClaimOrders } from './claim-orders.tsx'

/** The customer's claims, newest first, and the orders that can be claimed. */
export function ClaimList({ page }: { page: number }) {
  const t = useTexts(claimFormTexts)
  return (
    <>
      <h1 className="text-h1">{t('list.title')}</h1>
      <ClaimLists page={page} />
    </>
  )
}

function ClaimLists({ page }: { page: number }) {
  const t = useTexts(claimFormTexts)
  const { data, isError, refetch } = useClaims(page)
  if (isError && !data)
    return (
      <div className="mt-6">
        <ErrorNotice onRetry={() => void refetch()} />
      </div>
    )
  if (!data) return <PageSkeleton />
  const { claims, orders, pages } = data
  if (claims.length === 0 && orders.length === 0)
    return (
      <div className="mt-6">
        <EmptyState
          title={t('list.empty.title')}
          actions={<Button href={link.orders()}>{t('list.empty.go')}</Button>}
        >
          {t('list.empty.text')}
        </EmptyState>
      </div>
    )
  return (
    <>
      {claims.length > 0 && (
        <section aria-labelledby="claims" className="mt-8">
          <h2 id="claims" className="text-h2">
            {t('list.claims')}
          </h2>
          <ul className="mt-3 border-t border-line">
            {claims.map((claim) => (
              <ClaimRow key={claim.guid} claim={claim} />
            ))}
          </ul>
          {pages > 1 && (
            <div className="mt-6">
              <Pagination
                labels={{
                  label: t('list.pages'),
                  previous: t('list.previous'),
                  next: t('list.next'),
                }}
                page={page}
                pageCount={pages}
                getHref={(number) => link.claim({ page: number > 1 ? number : undefined })}
              />
            </div>
          )}
        </section>
      )}
      <ClaimOrders orders={orders} />
    </>
  )
}

function ClaimRow({ claim }: { claim: ClaimSummary }) {
  const t = useTexts(claimFormTexts)
  const formatDay = useFormatDay()
  const { guid, number, state, offer, orderId, createdAt, sentAt } = claim
  const isDraft = state === 'draft'
  const name = t('number', { number })
  const date = formatDay(sentAt ?? createdAt)
  return (
    <li className="grid grid-cols-[--spacing(20)_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-b border-line py-5 md:grid-cols-[--spacing(20)_minmax(0,1fr)_auto]">
      <div className="aspect-5/4 overflow-hidden rounded-medium bg-sand">
        {offer?.picture && (
          <ProductPicture picture={toPictureData(offer.picture, 'thumb')} alt="" />
        )}
      </div>
      <div className="min-w-0">
        <h3 className="text-body font-medium wrap-anywhere">{offer?.name ?? t('list.noOffer')}</h3>
        <p className="text-small text-ink-soft">
          {name} · {t('order', { number: orderId })} ·{' '}
          {t(isDraft ? 'list.begun' : 'list.sent', { date })}
        </p>
        <p className="mt-1.5">
          <ClaimBadge state={state} />
        </p>
      </div>
      <div className="max-md:col-span-full">
        <Button
          size={40}
          kind={isDraft ? 'primary' : 'soft'}
          href={link.claim({ claim: guid })}
          aria-label={`${t(isDraft ? 'list.resume' : 'list.open')}: ${name}`}
        >
          {t(isDraft ? 'list.resume' : 'list.open')}
        </Button>
      </div>
    </li>
  )
}
