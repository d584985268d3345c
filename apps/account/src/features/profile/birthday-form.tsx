import { useSetBirthdate } from '@svetlitsa/api-client/profile/queries'
import { isBirthdate } from '@svetlitsa/domain/identity/is-birthdate'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { profileTexts } from '@svetlitsa/i18n/profile/profile-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'
import { type FormEvent, useState } from 'react'

/** The birthday: set once here, later changed by the call centre. */
export function BirthdayForm({ birthdate }: { birthdate: string | null }) {
  const t = useTexts(profileTexts)
  const language = useLanguage()
  const { mutateAsync, isPending } = useSetBirthdate()
  const [error, setError] = useState<string | null>(null)

  if (birthdate !== null) {
    return (
      <>
        <p>{formatDay(birthdate, language, { year: true })}</p>
        <p className="mt-2 text-small text-ink-soft">{t('birthday.set')}</p>
      </>
    )
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const day = String(new FormData(event.currentTarget).get('birthdate') ?? '')
    if (!isBirthdate(day, new Date())) return setError(t('birthday.wrong'))
    setError(null)
    try {
      const outcome = await mutateAsync(day)
      if (!outcome.ok) setError(outcome.message)
    } catch (cause) {
      setError(getErrorMessage(cause) ?? t('failed'))
    }
  }
  return (
    <form onSubmit={submit} noValidate className="flex max-w-80 flex-col gap-5">
      <Field
        label={t('birthday.label')}
        name="birthdate"
        type="date"
        autoComplete="bday"
        hint={t('birthday.hint')}
        error={error}
      />
      <div>
        <Button kind="quiet" type="submit" waiting={isPending && t('waiting')}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
