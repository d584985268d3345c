import { useSetBirthdate } from '@svetlitsa/api-client/profile/queries'
import { isBirthdate } from '@svetlitsa/domain/identity/is-birthdate'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { profileTexts } from '@svetlitsa/i18n/profile/profile-texts'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'

/** The birthday: set once here, later changed by the call centre. */
export function BirthdayForm({ birthdate }: { birthdate: string | null }) {
  const t = useTexts(profileTexts)
  const language = useLanguage()
  if (birthdate === null) return <BirthdayField />
  return (
    <>
      <p>{formatDay(birthdate, language, { year: true })}</p>
      <p className="mt-2 text-small text-ink-soft">{t('birthday.set')}</p>
    </>
  )
}

function BirthdayField() {
  const t = useTexts(profileTexts)
  const { mutateAsync } = useSetBirthdate()
  const { bindText, formProps, isSending } = useCallForm({
    values: { birthdate: '' },
    check: ({ birthdate }) => ({
      birthdate: isBirthdate(birthdate, new Date()) ? undefined : t('birthday.wrong'),
    }),
    toInput: ({ birthdate }) => birthdate,
    call: (birthdate) => mutateAsync(birthdate),
    failureField: 'birthdate',
    failed: t('failed'),
  })
  return (
    <form {...formProps} className="flex max-w-80 flex-col gap-5">
      <Field
        label={t('birthday.label')}
        name="birthdate"
        type="date"
        autoComplete="bday"
        hint={t('birthday.hint')}
        {...bindText('birthdate')}
      />
      <div>
        <Button kind="quiet" type="submit" waiting={isSending && t('waiting')}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
