'use client'

import { link } from '@svetlitsa/domain/route/site-map'
import { subscriptionTexts } from '@svetlitsa/i18n/subscription-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Checkbox } from '@svetlitsa/ui/primitives/checkbox'
import { Field } from '@svetlitsa/ui/primitives/field'
import { PhoneField } from '@svetlitsa/ui/primitives/phone-field'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { type FormEvent, useState } from 'react'
import { focusFault } from '../attempt/focus-fault.tsx'
import { useTexts } from '../use-texts.tsx'
import { subscriptionErrors } from './subscription-errors.ts'
import { useSubscription } from './use-subscription.tsx'

const blank = { phone: '', email: '' }

/** Phone, e-mail and consent (storefront §5); errors show only after a try to send. */
export function SubscriptionForm({ onDone }: { onDone: () => void }) {
  const say = useTexts(subscriptionTexts)
  const [fields, setFields] = useState(blank)
  const [isAgreed, setAgreed] = useState(false)
  const [isTried, setTried] = useState(false)
  const { send, isPending } = useSubscription(() => {
    setFields(blank)
    setAgreed(false)
    setTried(false)
    onDone()
  })
  const errors = subscriptionErrors(fields)
  const wordsOf = (name: (typeof errors)['phone']) => (isTried && name ? say(name) : undefined)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isAgreed || isPending) return
    setTried(true)
    if (errors.phone || errors.email) focusFault(event.currentTarget)
    else void send(fields)
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <PhoneField
        label={say('phone')}
        name="phone"
        value={fields.phone}
        error={wordsOf(errors.phone)}
        onChange={({ target }) => setFields({ ...fields, phone: target.value })}
      />
      <Field
        label={say('email')}
        name="email"
        type="email"
        autoComplete="email"
        value={fields.email}
        error={wordsOf(errors.email)}
        onChange={({ target }) => setFields({ ...fields, email: target.value })}
      />
      <Checkbox
        name="consent"
        checked={isAgreed}
        onChange={({ target }) => setAgreed(target.checked)}
        label={say('consent')}
      />
      <p className="text-small">
        <TextLink href={link.info('privacy-policy')} target="_blank" rel="noopener">
          {say('policy')}
        </TextLink>
      </p>
      <Button type="submit" wide disabled={!isAgreed} waiting={isPending && say('sending')}>
        {say('submit')}
      </Button>
    </form>
  )
}
