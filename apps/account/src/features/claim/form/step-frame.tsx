import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import type { ReactNode, RefObject } from 'react'

type StepFrameProps = {
  isSaving: boolean
  /** Why it was not saved. */
  error: string | undefined
  onSubmit: () => void
  submit?: { label: string; waiting: string }
  formRef?: RefObject<HTMLFormElement | null>
  children: ReactNode
}

/** The fields of a step with its button. */
export function StepFrame({
  isSaving,
  error,
  onSubmit,
  submit,
  formRef,
  children,
}: StepFrameProps) {
  const t = useTexts(claimFormTexts)
  const { label, waiting } = submit ?? { label: t('next'), waiting: t('saving') }
  return (
    <form
      ref={formRef}
      noValidate
      className="grid max-w-text gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) onSubmit()
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
