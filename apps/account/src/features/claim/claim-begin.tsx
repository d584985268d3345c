import { useClaimByQr } from '@svetlitsa/api-client/claim/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { useEffect } from 'react'
import { PageSkeleton } from '../../account/page-skeleton.tsx'
import { type ClaimOrigin, useClaimOpener } from './use-claim-opener.ts'

type ClaimBeginProps = { order: string | undefined; qr: string | undefined }

/** Begins a claim about an order, or about the package whose code was scanned (claim.qr). */
export function ClaimBegin({ order, qr }: ClaimBeginProps) {
  if (qr) return <BeginByQr qr={qr} />
  return order ? <Opener origin={{ orderId: order }} /> : null
}

function BeginByQr({ qr }: { qr: string }) {
  const t = useTexts(claimFormTexts)
  const { data, isError, refetch } = useClaimByQr(qr)
  if (isError) return <ErrorNotice onRetry={() => void refetch()} />
  if (data === undefined) return <PageSkeleton />
  if (data.found) return <Opener origin={data.found} />
  if (data.refused) return <Refused>{data.refused}</Refused>
  return (
    <EmptyState
      title={t('begin.foreign.title')}
      headingLevel={1}
      actions={<Button href={link.claim()}>{t('toList')}</Button>}
    >
      {t('begin.foreign.text')}
    </EmptyState>
  )
}

function Refused({ children }: { children: string }) {
  const t = useTexts(claimFormTexts)
  return (
    <EmptyState
      title={t('begin.refused')}
      headingLevel={1}
      actions={<Button href={link.claim()}>{t('toList')}</Button>}
    >
      {children}
    </EmptyState>
  )
}

function Opener({ origin }: { origin: ClaimOrigin }) {
  const t = useTexts(claimFormTexts)
  const { result, start, replace, keep } = useClaimOpener(origin)
  // Once for its address: the same order begins no second claim.
  useEffect(() => {
    void start()
  }, [])
  if (result?.kind === 'failed')
    return <ErrorNotice text={t('begin.failed')} onRetry={() => void start()} />
  if (result?.kind === 'refused') return <Refused>{result.message}</Refused>
  if (result?.kind === 'other')
    return (
      <EmptyState
        title={t('begin.other.title')}
        headingLevel={1}
        actions={
          <>
            <Button onClick={() => keep(result.claim)}>{t('begin.other.keep')}</Button>
            <Button kind="outline" onClick={() => void replace(result.claim)}>
              {t('begin.other.replace')}
            </Button>
          </>
        }
      >
        {t('begin.other.text', { name: result.claim.offer?.name ?? '' })}
      </EmptyState>
    )
  return (
    <>
      <h1 className="text-h1">{t('title')}</h1>
      <p role="status" className="sr-only">
        {t('begin.loading')}
      </p>
      <PageSkeleton />
    </>
  )
}
