import {
  type Claim,
  type ClaimableLine,
  useClaimOrder,
  useSaveClaimStep,
} from '@svetlitsa/api-client/claim/queries'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { Field } from '@svetlitsa/ui/forms/field'
import { useId, useState } from 'react'
import { FieldError } from '../../../account/field-error.tsx'
import { groupLines } from './group-lines.ts'
import { type OfferChoice, OfferLine } from './offer-line.tsx'
import { StepFrame } from './step-frame.tsx'
import { type ClaimStepProps, useClaimStep } from './use-claim-step.ts'

/** Longer lists get a search. */
const searchedLines = 8

type OfferStepProps = ClaimStepProps & {
  /** Called before the first save, which already makes the step a done one. */
  onTouch: () => void
}

/** The goods that the claim is about, and their package where it is known already. */
export function OfferStep(props: OfferStepProps) {
  const t = useTexts(claimFormTexts)
  const { data, isError, refetch } = useClaimOrder(props.claim.orderId)
  if (isError && !data) return <ErrorNotice onRetry={() => void refetch()} />
  if (data === undefined)
    return (
      <div className="h-80" aria-busy="true">
        <Skeleton shape="block" />
      </div>
    )
  const lines = data?.lines ?? []
  if (lines.length === 0) return <p>{t('offer.none')}</p>
  return <OfferForm {...props} lines={lines} />
}

type OfferFormProps = OfferStepProps & { lines: readonly ClaimableLine[] }

function OfferForm({ claim, onTouch, onDone, onStale, lines }: OfferFormProps) {
  const t = useTexts(claimFormTexts)
  const errorId = useId()
  const setOffer = useSaveClaimStep('Offer')
  const setPackage = useSaveClaimStep('NumberPackage')
  const { save, isSaving } = useClaimStep({ claim, onStale })
  const [search, setSearch] = useState('')
  const { bindValue, formProps, failure } = useCallForm({
    values: { choice: findSavedChoice(claim, lines) },
    check: ({ choice }) => ({ choice: findLine(lines, choice) ? undefined : t('offer.missing') }),
    toInput: ({ choice }) => {
      const line = findLine(lines, choice)
      return choice && line && { choice, line }
    },
    call: async ({ choice, line: { offerGuid, packages } }) => {
      const { quantity } = choice
      onTouch()
      const saved = await save((named) => setOffer.mutateAsync({ ...named, offerGuid, quantity }))
      const number = packages.length === 1 ? packages[0]?.number : choice.package
      const isNew = offerGuid !== claim.offerGuid || number !== claim.numberPackage
      if (!saved.ok || !number || !isNew) return saved
      return save((named) => setPackage.mutateAsync({ ...named, numberPackage: number }))
    },
    onDone: () => onDone(),
  })
  const { value: choice, error, onChange } = bindValue('choice')
  const groups = groupLines(lines, search)
  return (
    <StepFrame formProps={formProps} isSaving={isSaving} error={failure?.message}>
      {lines.length > searchedLines && (
        <Field
          label={t('offer.search')}
          type="search"
          size={44}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      <fieldset
        className="min-w-0"
        aria-describedby={error ? errorId : undefined}
        data-invalid={error ? '' : undefined}
      >
        <legend className="mb-2 font-medium">{t('offer.legend')}</legend>
        {groups.length === 0 && <p role="status">{t('offer.nothing')}</p>}
        {groups.map(({ kit, lines: parts }) => (
          <div key={parts[0]?.lineId} className="border-t border-line first-of-type:border-t-0">
            {kit && (
              <p className="pt-4 text-small text-ink-soft">{t('offer.kit', { name: kit })}</p>
            )}
            {parts.map((line) => (
              <OfferLine
                key={line.lineId}
                line={line}
                claimGuid={claim.guid}
                choice={line.lineId === choice?.lineId ? choice : null}
                onChange={onChange}
              />
            ))}
          </div>
        ))}
      </fieldset>
      <FieldError id={errorId}>{error}</FieldError>
    </StepFrame>
  )
}

function findLine(lines: readonly ClaimableLine[], choice: OfferChoice | null) {
  return lines.find(({ lineId }) => lineId === choice?.lineId) ?? null
}

/** What the claim is about already, or the only line. */
function findSavedChoice(claim: Claim, lines: readonly ClaimableLine[]): OfferChoice | null {
  const saved = lines.find(({ offerGuid }) => offerGuid === claim.offerGuid)
  if (saved) {
    const { quantity, numberPackage } = claim
    return { lineId: saved.lineId, quantity, package: numberPackage || null }
  }
  const [only, ...others] = lines
  if (!only || others.length > 0) return null
  return { lineId: only.lineId, quantity: only.byMetre ? only.quantity : 1, package: null }
}
