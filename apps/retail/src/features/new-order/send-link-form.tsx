import { useSendBasketLink } from '@svetlitsa/api-client/basket-share/queries'
import { newOrderTexts } from '@svetlitsa/i18n/new-order/new-order-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { PhoneField } from '@svetlitsa/ui/forms/phone-field'
import { type FormEvent, useState } from 'react'

/** Sends the link of the basket to the customer by SMS. */
export function SendLinkForm({ code }: { code: string }) {
  const t = useTexts(newOrderTexts)
  const { mutateAsync, isPending } = useSendBasketLink()
  const [phone, setPhone] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setSentTo(null)
    setError(null)
    try {
      const outcome = await mutateAsync({ code, phone, key: crypto.randomUUID() })
      if (outcome.ok) setSentTo(phone)
      else setError(outcome.fields.phone ?? outcome.message)
    } catch (cause) {
      setError(getErrorMessage(cause) ?? t('link.failed'))
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-3" noValidate>
      <PhoneField
        label={t('link.phone')}
        size={48}
        autoComplete="off"
        value={phone}
        error={error}
        onChange={({ currentTarget }) => setPhone(currentTarget.value)}
      />
      {sentTo && (
        <Notice tone="forest" live>
          {t('link.sent', { phone: sentTo })}
        </Notice>
      )}
      <Button type="submit" kind="quiet" wide waiting={isPending && t('link.waiting')}>
        {t('link.send')}
      </Button>
    </form>
  )
}
