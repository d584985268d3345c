import { useChangePhoneByCode } from '@svetlitsa/api-client/profile/queries'
import { profileTexts } from '@svetlitsa/i18n/profile/profile-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { focusFirstError } from '@svetlitsa/shell/form/focus-first-error'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'
import { type FormEvent, useState } from 'react'

type CodesFormProps = {
  /** Both numbers as they are shown. */
  present: string
  phone: string
  onDone: (phone: string) => void
  onBack: () => void
}

const names = ['oldCode', 'code'] as const
type Errors = Partial<Record<(typeof names)[number], string>>

/** The two codes, of the present number and of the new one. */
export function CodesForm({ present, phone, onDone, onBack }: CodesFormProps) {
  const t = useTexts(profileTexts)
  const { mutateAsync, isPending } = useChangePhoneByCode()
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string | null>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const fields = new FormData(form)
    const [oldCode = '', code = ''] = names.map((name) => String(fields.get(name) ?? ''))
    const wrong: Errors = {
      ...(/^\d{6}$/.test(oldCode) ? {} : { oldCode: t('phone.codeMissing') }),
      ...(/^\d{6}$/.test(code) ? {} : { code: t('phone.codeMissing') }),
    }
    setErrors(wrong)
    setFailure(null)
    if (Object.keys(wrong).length > 0) return focusFirstError(form)
    try {
      const outcome = await mutateAsync({ phone, oldCode: Number(oldCode), code: Number(code) })
      if (outcome.ok) return onDone(outcome.answer.phone)
      if (Object.keys(outcome.fields).length === 0) return setFailure(outcome.message)
      setErrors(outcome.fields)
      focusFirstError(form)
    } catch (cause) {
      setFailure(getErrorMessage(cause) ?? t('failed'))
    }
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      {failure && (
        <Notice tone="sale" live>
          {failure}
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
          error={errors[name]}
        />
      ))}
      <Button type="submit" wide waiting={isPending && t('waiting')}>
        {t('phone.change')}
      </Button>
      <TextLink tone="quiet" onClick={onBack}>
        {t('phone.other')}
      </TextLink>
    </form>
  )
}
