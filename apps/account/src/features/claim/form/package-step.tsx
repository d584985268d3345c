import {
  type ClaimableLine,
  useClaimOrder,
  useSaveClaimStep,
} from '@svetlitsa/api-client/claim/queries'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { useId } from 'react'
import { FieldError } from '../../../account/field-error.tsx'
import { PackageOptions } from './package-options.tsx'
import { StepFrame } from './step-frame.tsx'
import { type ClaimStepProps, useClaimStep } from './use-claim-step.ts'

/** The package of the defective part, and where its label shows the number. */
export function PackageStep(props: ClaimStepProps) {
  const { orderId, offerGuid } = props.claim
  const t = useTexts(claimFormTexts)
  const { data, isError, refetch } = useClaimOrder(orderId)
  if (isError && !data) return <ErrorNotice onRetry={() => void refetch()} />
  if (data === undefined)
    return (
      <div className="h-60" aria-busy="true">
        <Skeleton shape="block" />
      </div>
    )
  const line = data?.lines.find((one) => one.offerGuid === offerGuid)
  if (!line) return <p>{t('packages.gone')}</p>
  return <PackageForm {...props} packages={line.packages} />
}

type PackageFormProps = ClaimStepProps & { packages: ClaimableLine['packages'] }

function PackageForm({ claim, onDone, onStale, packages }: PackageFormProps) {
  const t = useTexts(claimFormTexts)
  const errorId = useId()
  const { mutateAsync } = useSaveClaimStep('NumberPackage')
  const { save, isSaving } = useClaimStep({ claim, onStale })
  const only = packages.length === 1 ? packages[0]?.number : undefined
  const { bindValue, formProps, failure } = useCallForm({
    values: { numberPackage: claim.numberPackage || only || '' },
    check: ({ numberPackage }) => ({
      numberPackage: numberPackage === '' ? t('packages.missing') : undefined,
    }),
    toInput: ({ numberPackage }) => numberPackage,
    call: (numberPackage) => save((named) => mutateAsync({ ...named, numberPackage })),
    onDone: () => onDone(),
  })
  const { value, error, onChange } = bindValue('numberPackage')
  return (
    <StepFrame formProps={formProps} isSaving={isSaving} error={failure?.message}>
      <div data-invalid={error ? '' : undefined}>
        <PackageOptions
          legend={t('packages.legend')}
          packages={packages}
          value={value}
          onChange={onChange}
        />
      </div>
      <p className="text-small text-ink-soft">{t('packages.where')}</p>
      <FieldError id={errorId}>{error}</FieldError>
    </StepFrame>
  )
}
