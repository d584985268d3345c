import { useSendGiftSms } from '@svetlitsa/api-client/invite/queries'
import { inviteTexts } from '@svetlitsa/i18n/invite/invite-texts'
import { type FormOutcome, useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { PhoneField } from '@svetlitsa/ui/forms/phone-field'

/** Sends the invitation by SMS, so many a day. */
export function GiftForm({ smsLeft }: { smsLeft: number }) {
  const t = useTexts(inviteTexts)
  const { mutateAsync } = useSendGiftSms()
  const sendGift = async (phone: string): Promise<FormOutcome<string>> => {
    const { error } = await mutateAsync(phone)
    return error ? { ok: false, message: error } : { ok: true, answer: phone }
  }
  const { bindText, formProps, isSending, isDone, clearOutcome } = useCallForm({
    values: { phone: '' },
    toInput: ({ phone }) => phone,
    call: sendGift,
    onDone: (_, form) => form.reset(),
    failureField: 'phone',
    failed: t('failed'),
  })
  const { onChange, ...input } = bindText('phone')
  return (
    <form {...formProps} className="flex max-w-120 flex-col gap-4">
      <PhoneField
        label={t('phone')}
        name="friend"
        autoComplete="off"
        hint={t('left', { count: smsLeft })}
        {...input}
        onChange={(event) => {
          onChange(event)
          clearOutcome()
        }}
      />
      {isDone && (
        <Notice tone="forest" live>
          {t('sent')}
        </Notice>
      )}
      <div>
        <Button type="submit" waiting={isSending && t('waiting')}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
