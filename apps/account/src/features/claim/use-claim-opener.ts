import { type Claim, useBeginClaim, useSaveClaimStep } from '@svetlitsa/api-client/claim/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'

/** What a claim begins with: an order, and the goods and package of a scanned code. */
export type ClaimOrigin = {
  orderId: string
  offerGuid?: string
  numberPackage?: string | null
}

type Result =
  | { kind: 'failed' }
  | { kind: 'refused'; message: string }
  /** The unfinished claim of the order is about other goods than the scanned package. */
  | { kind: 'other'; claim: Claim }

/**
 * Begins the claim, or finds the unfinished one of its order, fills in what the code says, and leads
 * to its address. The address replaces this one, so that Back does not begin again.
 */
export function useClaimOpener({ orderId, offerGuid, numberPackage }: ClaimOrigin) {
  const navigate = useNavigate()
  const begin = useBeginClaim()
  const setOffer = useSaveClaimStep('Offer')
  const setPackage = useSaveClaimStep('NumberPackage')
  const [result, setResult] = useState<Result | null>(null)

  const keep = (claim: Claim) =>
    void navigate({ href: link.claim({ claim: claim.guid }), replace: true })

  const fill = async (begun: Claim) => {
    let claim = begun
    if (offerGuid && claim.offerGuid !== offerGuid) {
      const outcome = await setOffer.mutateAsync({
        claim: claim.guid,
        version: claim.version,
        offerGuid,
      })
      if (!outcome.ok) return setResult({ kind: 'refused', message: outcome.message })
      claim = outcome.answer.claim
    }
    if (numberPackage && claim.numberPackage !== numberPackage) {
      const outcome = await setPackage.mutateAsync({
        claim: claim.guid,
        version: claim.version,
        numberPackage,
      })
      if (!outcome.ok) return setResult({ kind: 'refused', message: outcome.message })
      claim = outcome.answer.claim
    }
    keep(claim)
  }

  const run = async (open: () => Promise<void>) => {
    setResult(null)
    try {
      await open()
    } catch {
      setResult({ kind: 'failed' })
    }
  }

  const start = () =>
    run(async () => {
      const outcome = await begin.mutateAsync({ orderId })
      if (!outcome.ok) return setResult({ kind: 'refused', message: outcome.message })
      const { claim } = outcome.answer
      if (offerGuid && claim.offerGuid && claim.offerGuid !== offerGuid)
        return setResult({ kind: 'other', claim })
      await fill(claim)
    })

  return { result, start, keep, replace: (claim: Claim) => run(() => fill(claim)) }
}
