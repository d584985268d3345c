'use client'

import { findCheaper } from '@svetlitsa/api-client/api/product-detail'
import { useShellState } from '@svetlitsa/api-client/query/shell'
import { hasElevenDigits } from '@svetlitsa/domain/phone/has-eleven-digits'
import { isEmail } from '@svetlitsa/domain/validate/email'
import { isPersonName } from '@svetlitsa/domain/validate/person-name'
import { productFormTexts } from '@svetlitsa/i18n/product-form-texts'
import { requestTexts } from '@svetlitsa/i18n/request-texts'
import { focusFault } from '@svetlitsa/shell/attempt/focus-fault'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Checkbox } from '@svetlitsa/ui/primitives/checkbox'
import { Field } from '@svetlitsa/ui/primitives/field'
import { PhoneField } from '@svetlitsa/ui/primitives/phone-field'
import { type FormEvent, useState } from 'react'
import { ConsentLabel } from '../../../consent-label.tsx'
import { useDraft } from '../use-draft.ts'
import { useWindowForm } from '../use-window-form.ts'

export type CheaperFormProps = {
  /** Of the window. */
  title: string
  product: { guid: string; name: string; url: string }
  /** Finish and size on the screen. */
  selected: string
}

const empty = {
  name: null as string | null,
  phone: '',
  email: '',
  url: '',
  follows: false,
  agrees: false,
}

const isWebAddress = (text: string) => /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(text)

/** «Нашли дешевле?»: where it was seen, and whom to ring back (storefront §7). */
export function CheaperForm({ product, selected }: CheaperFormProps) {
  const say = useTexts(productFormTexts)
  const sayOfForm = useTexts(requestTexts)
  const { data: shell } = useShellState()
  const { send, isSending, failure } = useWindowForm()
  const { draft, set, forget } = useDraft('cheaper', empty)
  const [isTried, setTried] = useState(false)
  const { phone, email, url, follows, agrees } = draft
  const name = draft.name ?? shell?.user?.name ?? ''
  const errors = {
    name: isPersonName(name) ? undefined : say('cheaper.nameWrong'),
    phone: hasElevenDigits(phone) ? undefined : say('cheaper.phoneWrong'),
    email: email === '' || isEmail(email) ? undefined : say('cheaper.emailWrong'),
    url: isWebAddress(url) ? undefined : say('cheaper.urlWrong'),
    consent: agrees ? undefined : sayOfForm('errors.consent'),
  }
  const field = (of: Exclude<keyof typeof errors, 'consent'>) => ({
    label: say(`cheaper.${of}`),
    value: of === 'name' ? name : draft[of],
    error: isTried ? errors[of] : undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      set({ [of]: event.currentTarget.value }),
  })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(errors).some(Boolean)) return focusFault(event.currentTarget)
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
    const isTaken = await send(asked, (input, idempotencyKey) =>
      findCheaper(input, { idempotencyKey }),
    )
    if (isTaken) forget()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p className="text-ink-soft">{say('cheaper.lead')}</p>
      <Field type="url" maxLength={1_000} {...field('url')} />
      <Field autoComplete="name" maxLength={100} {...field('name')} />
      <PhoneField {...field('phone')} />
      <Field type="email" autoComplete="email" maxLength={254} {...field('email')} />
      <Checkbox
        label={say('cheaper.follow')}
        checked={follows}
        onChange={(event) => set({ follows: event.currentTarget.checked })}
      />
      <Checkbox
        label={<ConsentLabel />}
        checked={agrees}
        error={isTried && errors.consent}
        onChange={(event) => set({ agrees: event.currentTarget.checked })}
      />
      {failure && (
        <p role="alert" className="text-small text-sale">
          {failure}
        </p>
      )}
      <Button type="submit" wide waiting={isSending && say('cheaper.sending')}>
        {say('cheaper.send')}
      </Button>
    </form>
  )
}
