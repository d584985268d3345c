import { findCheaper } from '@svetlitsa/api-client/product-detail/client'
import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { isEmail } from '@svetlitsa/domain/text/contact-details'
import { isPersonName } from '@svetlitsa/domain/text/person-name'
import { normalizeLine } from '@svetlitsa/domain/text/plain-text'
import { productFormTexts } from '@svetlitsa/i18n/product-form/product-form-texts'
import { requestTexts } from '@svetlitsa/i18n/request/request-texts'
import { ConsentLabel } from '@svetlitsa/shell/form/consent-label'
import { useOnValuesChange } from '@svetlitsa/shell/form/use-on-values-change'
import { useWindowForm } from '@svetlitsa/shell/form/use-window-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { Field } from '@svetlitsa/ui/forms/field'
import { PhoneField } from '@svetlitsa/ui/forms/phone-field'
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
  const { draft, keep, forget } = useDraft('cheaper', emptyDraft)
  const accountName = shell?.user?.name ?? ''
  const { form, bindText, bindCheckbox, bindValue, formProps, isSending, failure } = useWindowForm({
    values: draft,
    check: ({ name, phone, email, url, agrees }) => ({
      name: isPersonName(name ?? accountName) ? undefined : t('cheaper.nameWrong'),
      phone: normalizePhone(phone) === null ? t('cheaper.phoneWrong') : undefined,
      email:
        normalizeLine(email) === '' || isEmail(normalizeLine(email))
          ? undefined
          : t('cheaper.emailWrong'),
      url: isWebAddress(url) ? undefined : t('cheaper.urlWrong'),
      agrees: agrees ? undefined : tRequest('errors.consent'),
    }),
    toInput: ({ name, phone, email, url, follows }) => ({
      FIO: name ?? accountName,
      TEL: phone,
      EMAIL: email,
      URL: url,
      REGION: shell?.region.NAME ?? '',
      PRODUCT_NAME: product.name,
      GUID_PRODUCT: product.guid,
      PRODUCT_URL: product.url,
      addGetLowPrice: follows,
      nameSelected: selected,
    }),
    call: (input, idempotencyKey) => findCheaper(input, { idempotencyKey }),
    onDone: forget,
    fieldNames: { FIO: 'name', TEL: 'phone', EMAIL: 'email', URL: 'url' },
  })
  useOnValuesChange(form, keep)
  const name = bindValue('name')
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <p className="text-ink-soft">{t('cheaper.lead')}</p>
      <Field label={t('cheaper.url')} type="url" maxLength={1_000} {...bindText('url')} />
      <Field
        label={t('cheaper.name')}
        autoComplete="name"
        maxLength={100}
        value={name.value ?? accountName}
        error={name.error}
        onChange={(event) => name.onChange(event.currentTarget.value)}
      />
      <PhoneField label={t('cheaper.phone')} {...bindText('phone')} />
      <Field
        label={t('cheaper.email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...bindText('email')}
      />
      <Checkbox label={t('cheaper.follow')} {...bindCheckbox('follows')} />
      <Checkbox label={<ConsentLabel />} {...bindCheckbox('agrees')} />
      {failure && (
        <p role="alert" className="text-small text-sale">
          {failure.message}
        </p>
      )}
      <Button type="submit" wide waiting={isSending && t('cheaper.sending')}>
        {t('cheaper.send')}
      </Button>
    </form>
  )
}
