import { useRemoveAccount } from '@svetlitsa/api-client/personal-data/queries'
import { removalTexts } from '@svetlitsa/i18n/removal/removal-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { useState } from 'react'
import { VerificationCode } from '../../account/verification-code.tsx'

type RemovalFormProps = { phone: string; onRemoved: () => void }

/** Confirmed by a tick and by a code to the own number. */
export function RemovalForm({ phone, onRemoved }: RemovalFormProps) {
  const t = useTexts(removalTexts)
  const { mutateAsync, isPending } = useRemoveAccount()
  const [isSure, setSure] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const remove = async (code: number) => {
    setError(null)
    setFailure(null)
    try {
      const outcome = await mutateAsync(code)
      if (outcome.ok) onRemoved()
      else if (outcome.fields.code) setError(outcome.fields.code)
      else setFailure(outcome.message)
    } catch (cause) {
      setFailure(getErrorMessage(cause) ?? t('failed'))
    }
  }
  return (
    <div className="flex flex-col gap-5">
      {failure && (
        <Notice tone="sale" live>
          {failure}
        </Notice>
      )}
      <Checkbox
        label={t('confirm')}
        checked={isSure}
        onChange={(event) => setSure(event.target.checked)}
      />
      {isSure && (
        <VerificationCode
          purpose="removal"
          phone={phone}
          label={t('code')}
          begin={t('begin')}
          error={error}
          isPending={isPending}
          onCode={(code) => void remove(code)}
        />
      )}
    </div>
  )
}
