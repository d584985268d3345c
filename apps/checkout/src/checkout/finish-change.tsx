import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useState } from 'react'
import { StepActions } from './step-actions.tsx'

type FinishChangeProps = { prepare: () => Promise<boolean>; onDone: () => void }

/** Folds a step that was opened again, once it is whole and saved. */
export function FinishChange({ prepare, onDone }: FinishChangeProps) {
  const t = useTexts(checkoutStepsTexts)
  const [isSaving, setSaving] = useState(false)
  const finish = async () => {
    setSaving(true)
    if (await prepare().finally(() => setSaving(false))) onDone()
  }
  return (
    <StepActions>
      <Button size={56} wide waiting={isSaving && t('saving')} onClick={() => void finish()}>
        {t('finishChange')}
      </Button>
    </StepActions>
  )
}
