import { type Profile, useSetUserData } from '@svetlitsa/api-client/profile/queries'
import { isEmail } from '@svetlitsa/domain/text/contact-details'
import { isPersonName } from '@svetlitsa/domain/text/person-name'
import { normalizeLine } from '@svetlitsa/domain/text/plain-text'
import { profileTexts } from '@svetlitsa/i18n/profile/profile-texts'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'
import { RadioCards } from '@svetlitsa/ui/forms/radio-cards'
import { useEffect } from 'react'

const channels = ['both', 'sms', 'email'] as const

type Contacts = Pick<Profile, 'name' | 'email' | 'messageChannel'>

/** Name, e-mail and where messages about orders go. */
export function ContactForm({ profile }: { profile: Profile }) {
  const t = useTexts(profileTexts)
  const { mutateAsync } = useSetUserData()
  const { form, bindText, bindValue, formProps, isSending, isDone, failure } = useCallForm({
    values: getContacts(profile),
    check: ({ name, email, messageChannel }) => ({
      name: isPersonName(name.trim()) ? undefined : t('contacts.nameWrong'),
      email: findEmailProblem(email.trim(), messageChannel === 'email'),
    }),
    toInput: trimContacts,
    call: (input) => mutateAsync(input),
    onDone: (_answer, { getValues, reset }, saved) => {
      reset(trimContacts(getValues()))
      // What was typed meanwhile is not saved.
      reset(saved, { keepValues: true })
    },
    failed: t('failed'),
  })
  const { reset } = form
  // What was changed elsewhere is shown, or a save would send the older value back.
  useEffect(() => {
    const kept = { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true }
    reset(getContacts(profile), kept)
  }, [profile, reset])
  const findEmailProblem = (email: string, isNeeded: boolean) => {
    if (email === '') return isNeeded ? t('channel.emailNeeded') : undefined
    return isEmail(normalizeLine(email)) ? undefined : t('contacts.emailWrong')
  }
  const channel = bindValue('messageChannel')

  return (
    <form {...formProps} className="flex max-w-140 flex-col gap-5">
      <Field label={t('contacts.name')} name="name" autoComplete="name" {...bindText('name')} />
      <Field
        label={t('contacts.email')}
        name="email"
        type="email"
        autoComplete="email"
        hint={t('contacts.emailHint')}
        {...bindText('email')}
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
          value={channel.value}
          onChange={(value) =>
            channel.onChange(channels.find((known) => known === value) ?? 'both')
          }
        />
        <p className="mt-2 text-small text-ink-soft">{t('channel.note')}</p>
      </div>
      {isDone && (
        <Notice tone="forest" live>
          {t('saved')}
        </Notice>
      )}
      {failure && (
        <Notice tone="sale" live>
          {failure.message}
        </Notice>
      )}
      <div>
        <Button type="submit" waiting={isSending && t('waiting')}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

function getContacts({ name, email, messageChannel }: Profile): Contacts {
  return { name, email, messageChannel }
}

function trimContacts({ name, email, messageChannel }: Contacts): Contacts {
  return { name: name.trim(), email: email.trim(), messageChannel }
}
