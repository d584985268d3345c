import { useSendBasketLink } from '@svetlitsa/api-client/basket-share/queries'
import { newOrderTexts } from '@svetlitsa/i18n/new-order/new-order-texts'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { PhoneField } from '@svetlitsa/ui/forms/phone-field'
import { useState } from 'react'

/** Sends the link of the basket to the customer by SMS. */
export function SendLinkForm({ code }: { code: string }) {
  const t = useTexts(newOrderTexts)
  const { mutateAsync } = useSendBasketLink()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { bindText, formProps, isSending, isDone, failure } = useCallForm({
    values: { phone: '' },
    toInput: ({ phone }) => ({ code, phone }),
    call: (input, key) => mutateAsync({ ...input, key }),
    onDone: (_answer, _form, { phone }) => setSentTo(phone),
    failed: t('link.failed'),
  })
  const { error, ...input } = bindText('phone')
  return (
    <form {...formProps} className="grid gap-3">
      <PhoneField
        label={t('link.phone')}
        size={48}
        autoComplete="off"
        error={error ?? (failure?.isAtField ? undefined : failure?.message)}
        {...input}
      />
      {isDone && sentTo && (
        <Notice tone="forest" live>
          {t('link.sent', { phone: sentTo })}
        </Notice>
      )}
      <Button type="submit" kind="quiet" wide waiting={isSending && t('link.waiting')}>
        {t('link.send')}
      </Button>
    </form>
  )
}
