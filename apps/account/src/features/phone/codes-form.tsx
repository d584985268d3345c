import { useChangePhoneByCode } from '@svetlitsa/api-client/profile/queries'
import { profileTexts } from '@svetlitsa/i18n/profile/profile-texts'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'

type CodesFormProps = {
  /** Both numbers as they are shown. */
  present: string
  phone: string
  onDone: (phone: string) => void
  onBack: () => void
}

const names = ['oldCode', 'code'] as const

/** The two codes, of the present number and of the new one. */
export function CodesForm({ present, phone, onDone, onBack }: CodesFormProps) {
  const t = useTexts(profileTexts)
  const { mutateAsync } = useChangePhoneByCode()
  const checkCode = (code: string) => (/^\d{6}$/.test(code) ? undefined : t('phone.codeMissing'))
  const { bindText, formProps, isSending, failure } = useCallForm({
    values: { oldCode: '', code: '' },
    check: ({ oldCode, code }) => ({ oldCode: checkCode(oldCode), code: checkCode(code) }),
    toInput: ({ oldCode, code }) => ({ phone, oldCode: Number(oldCode), code: Number(code) }),
    call: (input) => mutateAsync(input),
    onDone: (answer) => onDone(answer.phone),
    failed: t('failed'),
  })
  return (
    <form {...formProps} className="flex flex-col gap-5">
      {failure && !failure.isAtField && (
        <Notice tone="sale" live>
          {failure.message}
        </Notice>
      )}
      {names.map((name) => (
        <Field
          key={name}
          label={t(`phone.${name}`, { phone: name === 'code' ? phone : present })}
          name={name}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          {...bindText(name)}
        />
      ))}
      <Button type="submit" wide waiting={isSending && t('waiting')}>
        {t('phone.change')}
      </Button>
      <TextLink tone="quiet" onClick={onBack}>
        {t('phone.other')}
      </TextLink>
    </form>
  )
}
