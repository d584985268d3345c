import {
  useCheckPhoneForChange,
  useSendCodeForPhoneChange,
} from '@svetlitsa/api-client/profile/queries'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { profileTexts } from '@svetlitsa/i18n/profile/profile-texts'
import { type FormOutcome, useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { PhoneField } from '@svetlitsa/ui/forms/phone-field'

/** The new number; codes go to it and to the present one. */
export function NewPhoneForm({ onSent }: { onSent: (phone: string) => void }) {
  const t = useTexts(profileTexts)
  const check = useCheckPhoneForChange()
  const send = useSendCodeForPhoneChange()
  const sendCodes = async (phone: string): Promise<FormOutcome<string>> => {
    const checked = await check.mutateAsync(phone)
    const error = checked.error ?? (await send.mutateAsync(phone)).error
    return error ? { ok: false, message: error } : { ok: true, answer: phone }
  }
  const { bindText, formProps, isSending } = useCallForm({
    values: { phone: '' },
    check: ({ phone }) => ({
      phone: normalizePhone(phone) === null ? t('phone.wrong') : undefined,
    }),
    toInput: ({ phone }) => phone,
    call: sendCodes,
    onDone: (answer) => onSent(answer),
    failureField: 'phone',
    failed: t('code.failed'),
  })
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <PhoneField label={t('phone.fresh')} name="phone" {...bindText('phone')} />
      <Button type="submit" wide waiting={isSending && t('waiting')}>
        {t('phone.send')}
      </Button>
    </form>
  )
}
