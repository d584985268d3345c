import { useRenewVerification } from '@svetlitsa/api-client/retail-order/queries'
import { useAuthByPhone, useUserData } from '@svetlitsa/api-client/session/queries'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { CodeField } from '@svetlitsa/ui/forms/code-field'
import { type KeyboardEvent, useState } from 'react'
import type { AwaitedVerification } from './use-move-order.ts'

/** Asks for a code in place, and then makes the change that waited for it (retail.fresh-code). */
export function VerifyAgainForm({ verification }: { verification: AwaitedVerification }) {
  const t = useTexts(retailOrderTexts)
  const { data } = useUserData()
  const phone = (data?.userData || null)?.phone ?? ''
  const send = useAuthByPhone()
  const renew = useRenewVerification()
  const [isSent, setSent] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const sendCode = async () => {
    setError(null)
    try {
      const answer = await send.mutateAsync(phone)
      setError(answer.error)
      if (!answer.error) setSent(true)
    } catch (cause) {
      setError(getErrorMessage(cause) ?? t('failed'))
    }
  }
  const enterCode = async (code: string) => {
    setError(null)
    try {
      const answer = await renew.mutateAsync({ code: Number(code), phone })
      if (!answer.error) return await verification.repeat()
      setError(answer.error)
    } catch (cause) {
      setError(getErrorMessage(cause) ?? t('failed'))
    }
    setTries((count) => count + 1)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears only the keys of its field
    <div className="grid w-full gap-3" onKeyDown={keepFromForm}>
      <Notice live>{t('verification.text', { phone: formatPhone(phone) ?? phone })}</Notice>
      {isSent ? (
        <CodeField
          key={tries}
          label={t('verification.code')}
          error={error}
          disabled={renew.isPending}
          onComplete={(code) => void enterCode(code)}
        />
      ) : (
        <>
          {error && (
            <Notice tone="sale" live>
              {error}
            </Notice>
          )}
          <div>
            <Button size={40} waiting={send.isPending && t('waiting')} onClick={sendCode}>
              {t('verification.send')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

/** Enter in the code must not send the form around it once more. */
function keepFromForm(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
