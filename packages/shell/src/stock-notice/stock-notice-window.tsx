import { useUserData } from '@svetlitsa/api-client/session/queries'
import { requestStockNotice } from '@svetlitsa/api-client/stock-notice/client'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { isEmail } from '@svetlitsa/domain/text/contact-details'
import { normalizeLine } from '@svetlitsa/domain/text/plain-text'
import { requestTexts } from '@svetlitsa/i18n/request/request-texts'
import { stockNoticeTexts } from '@svetlitsa/i18n/stock-notice/stock-notice-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { Field } from '@svetlitsa/ui/forms/field'
import { PhoneField } from '@svetlitsa/ui/forms/phone-field'
import { Radio } from '@svetlitsa/ui/forms/radio'
import { ConsentLabel } from '../form/consent-label.tsx'
import { useWindowForm } from '../form/use-window-form.ts'
import { useTexts } from '../language/use-texts.ts'

export type StockNoticeProps = { offerId: number; name: string }

const channels = ['sms', 'email'] as const
type Channel = (typeof channels)[number]

/** Where to write when the offer is back: a phone or an e-mail, and the consent (stock.notify). */
export function StockNoticeWindow({ offerId, name }: StockNoticeProps) {
  const t = useTexts(stockNoticeTexts)
  const tRequest = useTexts(requestTexts)
  const known = useKnownContacts()
  const { bindCheckbox, bindValue, formProps, isSending, failure } = useWindowForm({
    values: {
      channel: 'sms' as Channel,
      // What the account has is shown until something is typed.
      sms: null as string | null,
      email: null as string | null,
      consent: false,
    },
    check: ({ channel, sms, email, consent }) => ({
      sms:
        channel === 'sms' && normalizePhone(sms ?? known.sms) === null
          ? t('errors.sms')
          : undefined,
      email:
        channel === 'email' && !isEmail(normalizeLine(email ?? known.email))
          ? t('errors.email')
          : undefined,
      consent: consent ? undefined : tRequest('errors.consent'),
    }),
    toInput: ({ channel, ...typed }) => ({
      offerId,
      channel,
      contact: typed[channel] ?? known[channel],
      consent: true as const,
    }),
    call: (input, idempotencyKey) => requestStockNotice(input, { idempotencyKey }),
  })
  const { value: channel, onChange: setChannel } = bindValue('channel')
  const { value, error, onChange } = bindValue(channel)
  const contact = value ?? known[channel]
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <p>{name}</p>
      <p className="text-small text-ink-soft">{t('lead')}</p>
      <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
        <legend className="mb-2 text-small text-ink-soft">{t('channel')}</legend>
        {channels.map((option) => (
          <Radio
            key={option}
            name="stock-notice-channel"
            label={t(`channels.${option}`)}
            checked={channel === option}
            onChange={() => setChannel(option)}
          />
        ))}
      </fieldset>
      {channel === 'sms' ? (
        <PhoneField
          label={t('contact.sms')}
          value={contact}
          error={error}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <Field
          label={t('contact.email')}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={contact}
          error={error}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
      <Checkbox label={<ConsentLabel />} {...bindCheckbox('consent')} />
      {failure && (
        <p role="alert" className="text-small text-sale">
          {failure.message}
        </p>
      )}
      <Button type="submit" wide waiting={isSending && t('sending')}>
        {t('send')}
      </Button>
    </form>
  )
}

/** The contacts of the account; empty for guests and for those whose contacts are not prefilled. */
function useKnownContacts(): Record<Channel, string> {
  const { data } = useUserData()
  const user = data?.userData || null
  if (!user?.prefillsContacts) return { sms: '', email: '' }
  return { sms: formatPhone(user.phone), email: user.email }
}
