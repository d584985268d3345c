import {
  type MessageChannel,
  type Profile,
  useSetUserData,
} from '@svetlitsa/api-client/profile/queries'
import { isEmail } from '@svetlitsa/domain/text/contact-details'
import { isPersonName } from '@svetlitsa/domain/text/person-name'
import { normalizeLine } from '@svetlitsa/domain/text/plain-text'
import { profileTexts } from '@svetlitsa/i18n/profile/profile-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { focusFirstError } from '@svetlitsa/shell/form/focus-first-error'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'
import { RadioCards } from '@svetlitsa/ui/forms/radio-cards'
import { type FormEvent, useState } from 'react'

type Errors = { name?: string | undefined; email?: string | undefined }
type Result = { tone: 'forest' | 'sale'; text: string }

const channels = ['both', 'sms', 'email'] as const

/** Name, e-mail and where messages about orders go. */
export function ContactForm({ profile }: { profile: Profile }) {
  const t = useTexts(profileTexts)
  const { mutateAsync, isPending } = useSetUserData()
  const [channel, setChannel] = useState<MessageChannel>(profile.messageChannel)
  const [errors, setErrors] = useState<Errors>({})
  const [result, setResult] = useState<Result | null>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const fields = new FormData(form)
    const name = String(fields.get('name') ?? '').trim()
    const email = String(fields.get('email') ?? '').trim()
    const wrong: Errors = {
      ...(isPersonName(name) ? {} : { name: t('contacts.nameWrong') }),
      ...findEmailError(email),
    }
    setErrors(wrong)
    setResult(null)
    if (wrong.name || wrong.email) return focusFirstError(form)
    try {
      const outcome = await mutateAsync({ name, email, messageChannel: channel })
      if (outcome.ok) setResult({ tone: 'forest', text: t('saved') })
      else {
        setErrors(outcome.fields)
        setResult({ tone: 'sale', text: outcome.message })
      }
    } catch (cause) {
      setResult({ tone: 'sale', text: getErrorMessage(cause) ?? t('failed') })
    }
  }
  const findEmailError = (email: string): Errors => {
    if (email === '') return channel === 'email' ? { email: t('channel.emailNeeded') } : {}
    return isEmail(normalizeLine(email)) ? {} : { email: t('contacts.emailWrong') }
  }

  return (
    <form onSubmit={submit} noValidate className="flex max-w-140 flex-col gap-5">
      <Field
        label={t('contacts.name')}
        name="name"
        autoComplete="name"
        defaultValue={profile.name}
        error={errors.name}
      />
      <Field
        label={t('contacts.email')}
        name="email"
        type="email"
        autoComplete="email"
        hint={t('contacts.emailHint')}
        defaultValue={profile.email}
        error={errors.email}
      />
      <div>
        <p className="mb-2 font-medium" aria-hidden="true">
          {t('channel.title')}
        </p>
        <RadioCards
          legend={t('channel.title')}
          name="channel"
          columns={3}
          options={channels.map((value) => ({ value, title: t(`channel.${value}`) }))}
          value={channel}
          onChange={(value) => setChannel(channels.find((known) => known === value) ?? 'both')}
        />
        <p className="mt-2 text-small text-ink-soft">{t('channel.note')}</p>
      </div>
      {result && (
        <Notice tone={result.tone} live>
          {result.text}
        </Notice>
      )}
      <div>
        <Button type="submit" waiting={isPending && t('waiting')}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
