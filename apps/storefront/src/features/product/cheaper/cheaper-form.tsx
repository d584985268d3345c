'use client'

import { findCheaper } from '@svetlitsa/api-client/api/product-detail'
import { useShellState } from '@svetlitsa/api-client/query/shell'
import { hasElevenDigits } from '@svetlitsa/domain/phone/has-eleven-digits'
import { isEmail } from '@svetlitsa/domain/validate/email'
import { isPersonName } from '@svetlitsa/domain/validate/person-name'
import { productFormTexts } from '@svetlitsa/i18n/product-form-texts'
import { focusFault } from '@svetlitsa/shell/attempt/focus-fault'
import { useAttempt } from '@svetlitsa/shell/attempt/use-attempt'
import { faultText } from '@svetlitsa/shell/fault-text'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Checkbox } from '@svetlitsa/ui/primitives/checkbox'
import { Field } from '@svetlitsa/ui/primitives/field'
import { PhoneField } from '@svetlitsa/ui/primitives/phone-field'
import { type FormEvent, useState } from 'react'

export type CheaperFormProps = {
  /** Of the window. */
  title: string
  product: { guid: string; name: string; url: string }
  /** Finish and size on the screen. */
  selected: string
}

const isWebAddress = (text: string) => /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(text)

/** «Нашли дешевле?»: where it was seen, and whom to ring back (storefront §7). */
export function CheaperForm({ product, selected }: CheaperFormProps) {
  const say = useTexts(productFormTexts)
  const { open } = useWindows()
  const { data: shell } = useShellState()
  const attempt = useAttempt()
  const [words, setWords] = useState({ name: '', phone: '', email: '', url: '' })
  const [follows, setFollows] = useState(false)
  const [isTried, setTried] = useState(false)
  const [isPending, setPending] = useState(false)
  const { name, phone, email, url } = words
  const errors = {
    name: isPersonName(name) ? undefined : say('cheaper.nameWrong'),
    phone: hasElevenDigits(phone) ? undefined : say('cheaper.phoneWrong'),
    email: email === '' || isEmail(email) ? undefined : say('cheaper.emailWrong'),
    url: isWebAddress(url) ? undefined : say('cheaper.urlWrong'),
  }
  const field = (of: keyof typeof words) => ({
    label: say(`cheaper.${of}`),
    value: words[of],
    error: isTried ? errors[of] : undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      setWords({ ...words, [of]: event.currentTarget.value }),
  })
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (isPending) return
    if (Object.values(errors).some(Boolean)) return focusFault(event.currentTarget)
    setPending(true)
    try {
      const asked = {
        FIO: name,
        TEL: phone,
        EMAIL: email,
        URL: url,
        REGION: shell?.region.NAME ?? '',
        PRODUCT_NAME: product.name,
        GUID_PRODUCT: product.guid,
        PRODUCT_URL: product.url,
        addGetLowPrice: follows,
        nameSelected: selected,
      }
      const outcome = await attempt(asked, (idempotencyKey) =>
        findCheaper(asked, { idempotencyKey }),
      )
      if (outcome.ok) open('result', { text: outcome.answer.message })
      else open('result', { text: outcome.message, title: product.name, tone: 'failed' })
    } catch (fault) {
      open('fault', { text: faultText(fault) })
    } finally {
      setPending(false)
    }
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
      <p className="text-ink-soft">{say('cheaper.lead')}</p>
      <Field type="url" maxLength={1_000} {...field('url')} />
      <Field autoComplete="name" maxLength={100} {...field('name')} />
      <PhoneField {...field('phone')} />
      <Field type="email" autoComplete="email" maxLength={254} {...field('email')} />
      <Checkbox
        label={say('cheaper.follow')}
        checked={follows}
        onChange={(event) => setFollows(event.currentTarget.checked)}
      />
      <Button type="submit" wide waiting={isPending && say('cheaper.sending')}>
        {say('cheaper.send')}
      </Button>
    </form>
  )
}
