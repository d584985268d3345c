import { link } from '@svetlitsa/domain/route/site-map'
import { subscriptionTexts } from '@svetlitsa/i18n/subscription/subscription-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { Field } from '@svetlitsa/ui/forms/field'
import { PhoneField } from '@svetlitsa/ui/forms/phone-field'
import { type FormEvent, useState } from 'react'
import { focusFirstError } from '../form/focus-first-error.ts'
import { useTexts } from '../language/use-texts.ts'
import { useSubscription } from './use-subscription.ts'
import { validateSubscription } from './validate-subscription.ts'

const emptyFields = { phone: '', email: '' }

/** Phone, e-mail and consent (subscribe.form); errors appear only after the first submit. */
export function SubscriptionForm({ onDone }: { onDone: () => void }) {
  const t = useTexts(subscriptionTexts)
  const [fields, setFields] = useState(emptyFields)
  const [isAgreed, setAgreed] = useState(false)
  const [isSubmitted, setSubmitted] = useState(false)
  const { send, isPending } = useSubscription(() => {
    setFields(emptyFields)
    setAgreed(false)
    setSubmitted(false)
    onDone()
  })
  const errors = validateSubscription(fields)
  const formatError = (name: (typeof errors)['phone']) =>
    isSubmitted && name ? t(name) : undefined

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isAgreed || isPending) return
    setSubmitted(true)
    if (errors.phone || errors.email) focusFirstError(event.currentTarget)
    else void send(fields)
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <PhoneField
        label={t('phone')}
        name="phone"
        value={fields.phone}
        error={formatError(errors.phone)}
        onChange={({ target }) => setFields({ ...fields, phone: target.value })}
      />
      <Field
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        value={fields.email}
        error={formatError(errors.email)}
        onChange={({ target }) => setFields({ ...fields, email: target.value })}
      />
      <Checkbox
        name="consent"
        checked={isAgreed}
        onChange={({ target }) => setAgreed(target.checked)}
        label={t('consent')}
      />
      <p className="text-small">
        <TextLink href={link.info('privacy-policy')} target="_blank" rel="noopener">
          {t('policy')}
        </TextLink>
      </p>
      <Button type="submit" wide disabled={!isAgreed} waiting={isPending && t('sending')}>
        {t('submit')}
      </Button>
    </form>
  )
}
