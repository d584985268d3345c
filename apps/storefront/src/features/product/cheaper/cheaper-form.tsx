import { findCheaper } from '@svetlitsa/api-client/product-detail/client'
import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { isEmail } from '@svetlitsa/domain/text/contact-details'
import { isPersonName } from '@svetlitsa/domain/text/person-name'
import { normalizeLine } from '@svetlitsa/domain/text/plain-text'
import { productFormTexts } from '@svetlitsa/i18n/product-form/product-form-texts'
import { requestTexts } from '@svetlitsa/i18n/request/request-texts'
import { ConsentLabel } from '@svetlitsa/shell/form/consent-label'
import { focusFirstError } from '@svetlitsa/shell/form/focus-first-error'
import { useWindowForm } from '@svetlitsa/shell/form/use-window-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { Field } from '@svetlitsa/ui/forms/field'
import { PhoneField } from '@svetlitsa/ui/forms/phone-field'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../form/use-draft.ts'

export type CheaperFormProps = {
  /** Title of the window. */
  title: string
  product: { guid: string; name: string; url: string }
  /** Text of the selected finish and size. */
  selected: string
}

const emptyDraft = {
  name: null as string | null,
  phone: '',
  email: '',
  url: '',
  follows: false,
  agrees: false,
}

const isWebAddress = (text: string) => /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(text)

/**
 * «Нашли дешевле?»: where the lower price was found, and the contact for a callback
 * (product.find-cheaper).
 */
export function CheaperForm({ product, selected }: CheaperFormProps) {
  const t = useTexts(productFormTexts)
  const tRequest = useTexts(requestTexts)
  const { data: shell } = useShellState()
  const { send, isSending, errorMessage } = useWindowForm()
  const { draft, set, clear: forget } = useDraft('cheaper', emptyDraft)
  const [isSubmitted, setSubmitted] = useState(false)
  const { phone, email, url, follows, agrees } = draft
  const name = draft.name ?? shell?.user?.name ?? ''
  const errors = {
    name: isPersonName(name) ? undefined : t('cheaper.nameWrong'),
    phone: normalizePhone(phone) === null ? t('cheaper.phoneWrong') : undefined,
    email:
      normalizeLine(email) === '' || isEmail(normalizeLine(email))
        ? undefined
        : t('cheaper.emailWrong'),
    url: isWebAddress(url) ? undefined : t('cheaper.urlWrong'),
    consent: agrees ? undefined : tRequest('errors.consent'),
  }
  const bindField = (field: Exclude<keyof typeof errors, 'consent'>) => ({
    label: t(`cheaper.${field}`),
    value: field === 'name' ? name : draft[field],
    error: isSubmitted ? errors[field] : undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      set({ [field]: event.currentTarget.value }),
  })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSubmitted(true)
    if (Object.values(errors).some(Boolean)) return focusFirstError(event.currentTarget)
    const requestBody = {
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
    const isAccepted = await send(requestBody, (input, idempotencyKey) =>
      findCheaper(input, { idempotencyKey }),
    )
    if (isAccepted) forget()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p className="text-ink-soft">{t('cheaper.lead')}</p>
      <Field type="url" maxLength={1_000} {...bindField('url')} />
      <Field autoComplete="name" maxLength={100} {...bindField('name')} />
      <PhoneField {...bindField('phone')} />
      <Field type="email" autoComplete="email" maxLength={254} {...bindField('email')} />
      <Checkbox
        label={t('cheaper.follow')}
        checked={follows}
        onChange={(event) => set({ follows: event.currentTarget.checked })}
      />
      <Checkbox
        label={<ConsentLabel />}
        checked={agrees}
        error={isSubmitted && errors.consent}
        onChange={(event) => set({ agrees: event.currentTarget.checked })}
      />
      {errorMessage && (
        <p role="alert" className="text-small text-sale">
          {errorMessage}
        </p>
      )}
      <Button type="submit" wide waiting={isSending && t('cheaper.sending')}>
        {t('cheaper.send')}
      </Button>
    </form>
  )
}
