import { useClaimOrder, useSaveClaimStep } from '@svetlitsa/api-client/claim/queries'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { useId, useRef, useState } from 'react'
import { FieldError } from './field-error.tsx'
import { PackageOptions } from './package-options.tsx'
import { StepFrame } from './step-frame.tsx'
import { type ClaimStepProps, useClaimStep } from './use-claim-step.ts'

/** The package of the defective part, and where its label shows the number. */
export function PackageStep({ claim, onDone, onStale }: ClaimStepProps) {
  const t = useTexts(claimFormTexts)
  const errorId = useId()
  const form = useRef<HTMLFormElement>(null)
  const { data, isError, refetch } = useClaimOrder(claim.orderId)
  const { mutateAsync } = useSaveClaimStep('NumberPackage')
  const { save, isSaving, failure } = useClaimStep({ claim, onStale })
  const [chosen, setChosen] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  if (isError && !data) return <ErrorNotice onRetry={() => void refetch()} />
  if (data === undefined)
    return (
      <div className="h-60" aria-busy="true">
        <Skeleton shape="block" />
      </div>
    )
  const line = data?.lines.find(({ offerGuid }) => offerGuid === claim.offerGuid)
  if (!line) return <p>{t('packages.gone')}</p>
  const { packages } = line
  const only = packages.length === 1 ? packages[0]?.number : undefined
  const number = chosen ?? (claim.numberPackage || only || '')
  const submit = async () => {
    setMissing(number === '')
    if (number === '') return form.current?.querySelector('input')?.focus()
    if (await save((named) => mutateAsync({ ...named, numberPackage: number }))) onDone()
  }
  return (
    <StepFrame
      formRef={form}
      isSaving={isSaving}
      error={failure?.message}
      onSubmit={() => void submit()}
    >
      <PackageOptions
        legend={t('packages.legend')}
        packages={packages}
        value={number}
        onChange={(value) => {
          setMissing(false)
          setChosen(value)
        }}
      />
      <p className="text-small text-ink-soft">{t('packages.where')}</p>
      <FieldError id={errorId}>{isMissing ? t('packages.missing') : null}</FieldError>
    </StepFrame>
  )
}
