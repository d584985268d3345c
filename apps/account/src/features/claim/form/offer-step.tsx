import { useClaimOrder, useSaveClaimStep } from '@svetlitsa/api-client/claim/queries'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { Field } from '@svetlitsa/ui/forms/field'
import { useId, useRef, useState } from 'react'
import { FieldError } from './field-error.tsx'
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
export function OfferStep({ claim, onTouch, onDone, onStale }: OfferStepProps) {
  const t = useTexts(claimFormTexts)
  const errorId = useId()
  const form = useRef<HTMLFormElement>(null)
  const { data, isError, refetch } = useClaimOrder(claim.orderId)
  const setOffer = useSaveClaimStep('Offer')
  const setPackage = useSaveClaimStep('NumberPackage')
  const { save, isSaving, failure } = useClaimStep({ claim, onStale })
  const [chosen, setChosen] = useState<OfferChoice | null>(null)
  const [search, setSearch] = useState('')
  const [isMissing, setMissing] = useState(false)
  if (isError && !data) return <ErrorNotice onRetry={() => void refetch()} />
  if (data === undefined)
    return (
      <div className="h-80" aria-busy="true">
        <Skeleton shape="block" />
      </div>
    )
  const lines = data?.lines ?? []
  if (lines.length === 0) return <p>{t('offer.none')}</p>

  const saved = lines.find(({ offerGuid }) => offerGuid === claim.offerGuid)
  const savedChoice = saved && {
    lineId: saved.lineId,
    quantity: claim.quantity,
    package: claim.numberPackage || null,
  }
  const only = lines.length === 1 ? lines[0] : undefined
  const onlyChoice = only && {
    lineId: only.lineId,
    quantity: only.byMetre ? only.quantity : 1,
    package: null,
  }
  const choice = chosen ?? savedChoice ?? onlyChoice ?? null
  const groups = groupLines(lines, search)

  const submit = async () => {
    const line = lines.find(({ lineId }) => lineId === choice?.lineId)
    setMissing(!line)
    if (!line || !choice) return form.current?.querySelector<HTMLElement>('[name=offer]')?.focus()
    const { offerGuid, packages } = line
    const { quantity } = choice
    onTouch()
    if (!(await save((named) => setOffer.mutateAsync({ ...named, offerGuid, quantity })))) return
    const number = packages.length === 1 ? packages[0]?.number : choice.package
    const isNewNumber = number && (offerGuid !== claim.offerGuid || number !== claim.numberPackage)
    if (
      isNewNumber &&
      !(await save((named) => setPackage.mutateAsync({ ...named, numberPackage: number })))
    )
      return
    onDone()
  }
  return (
    <StepFrame
      formRef={form}
      isSaving={isSaving}
      error={failure?.message}
      onSubmit={() => void submit()}
    >
      {lines.length > searchedLines && (
        <Field
          label={t('offer.search')}
          type="search"
          size={44}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      <fieldset className="min-w-0" aria-describedby={isMissing ? errorId : undefined}>
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
                onChange={(next) => {
                  setMissing(false)
                  setChosen(next)
                }}
              />
            ))}
          </div>
        ))}
      </fieldset>
      <FieldError id={errorId}>{isMissing ? t('offer.missing') : null}</FieldError>
    </StepFrame>
  )
}
