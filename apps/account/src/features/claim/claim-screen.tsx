import { type Claim, useClaim } from '@svetlitsa/api-client/claim/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useIsOffline } from '@svetlitsa/shell/network/use-is-offline'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { Suspense, useState } from 'react'
import { BackLink } from '../../account/back-link.tsx'
import { PageSkeleton } from '../../account/page-skeleton.tsx'
import { ClaimBadge } from './claim-badge.tsx'

// The list does without both, and each does without the other.
const ClaimConversation = lazyWithReload(() =>
  import('./conversation/claim-conversation.tsx').then((module) => ({
    default: module.ClaimConversation,
  })),
)
const ClaimForm = lazyWithReload(() =>
  import('./form/claim-form.tsx').then((module) => ({ default: module.ClaimForm })),
)

/** One claim: its form until it is sent, then the conversation with staff (claim.steps). */
export function ClaimScreen({ guid }: { guid: string }) {
  const t = useTexts(claimFormTexts)
  const { data: claim, isError, refetch } = useClaim(guid)
  if (isError && !claim) return <ErrorNotice onRetry={() => void refetch()} />
  if (claim === undefined) return <PageSkeleton rows={4} />
  if (claim) return <OpenClaim claim={claim} />
  return (
    <EmptyState
      title={t('notFound.title')}
      headingLevel={1}
      actions={<Button href={link.claim()}>{t('toList')}</Button>}
    >
      {t('notFound.text')}
    </EmptyState>
  )
}

function OpenClaim({ claim }: { claim: Claim }) {
  const t = useTexts(claimFormTexts)
  const isOffline = useIsOffline()
  // A conflict opens the form anew on the version of the server.
  const [stale, setStale] = useState<{ reason: 'changed' | 'sent'; count: number } | null>(null)
  const onStale = (reason: 'changed' | 'sent') =>
    setStale((last) => ({ reason, count: (last?.count ?? 0) + 1 }))
  const isDraft = claim.state === 'draft'
  return (
    <>
      <BackLink href={link.claim()}>{t('toList')}</BackLink>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-h1">{isDraft ? t('title') : t('number', { number: claim.number })}</h1>
        <ClaimBadge state={claim.state} />
      </div>
      <p className="mt-1 text-small text-ink-soft">
        {isDraft && <>{t('number', { number: claim.number })} · </>}
        <TextLink tone="quiet" href={link.order(claim.orderGuid)}>
          {t('order', { number: claim.orderId })}
        </TextLink>
      </p>
      <div className="mt-6 grid gap-3 empty:hidden">
        {isOffline && <Notice live>{t('offline')}</Notice>}
        {stale && (isDraft || stale.reason === 'sent') && (
          <Notice live>{t(`stale.${stale.reason}`)}</Notice>
        )}
      </div>
      <Suspense fallback={<PageSkeleton rows={4} />}>
        {isDraft ? (
          <ClaimForm key={stale?.count} claim={claim} onStale={onStale} />
        ) : (
          <ClaimConversation claim={claim} />
        )}
      </Suspense>
    </>
  )
}
