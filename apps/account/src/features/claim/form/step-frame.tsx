import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import type { FormProps } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import type { ReactNode } from 'react'

type StepFrameProps = {
  formProps: FormProps
  isSaving: boolean
  /** Why it was not saved. */
  error: string | undefined
  submit?: { label: string; waiting: string }
  children: ReactNode
}

/** The fields of a step with its button. */
export function StepFrame({ formProps, isSaving, error, submit, children }: StepFrameProps) {
  const t = useTexts(claimFormTexts)
  const { label, waiting } = submit ?? { label: t('next'), waiting: t('saving') }
  return (
    <form
      {...formProps}
      className="grid max-w-text gap-5"
      onSubmit={(event) => {
        if (isSaving) event.preventDefault()
        else formProps.onSubmit(event)
      }}
    >
      {children}
      {error && (
        <Notice tone="sale" live>
          {error}
        </Notice>
      )}
      <div>
        <Button type="submit" waiting={isSaving && waiting}>
          {label}
        </Button>
      </div>
    </form>
  )
}
