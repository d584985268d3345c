import { link } from '@svetlitsa/domain/route/site-map'
import { subscriptionTexts } from '@svetlitsa/i18n/subscription/subscription-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { Field } from '@svetlitsa/ui/forms/field'
import { PhoneField } from '@svetlitsa/ui/forms/phone-field'
import { useTexts } from '../language/use-texts.ts'
import { useSubscription } from './use-subscription.ts'

/** Phone, e-mail and consent (subscribe.form); errors appear only after the first submit. */
export function SubscriptionForm({ onDone }: { onDone: () => void }) {
  const t = useTexts(subscriptionTexts)
  const { bindText, bindCheckbox, formProps, canSubmit, isSending } = useSubscription(onDone)
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <PhoneField label={t('phone')} name="phone" {...bindText('phone')} />
      <Field
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        {...bindText('email')}
      />
      <Checkbox name="consent" label={t('consent')} {...bindCheckbox('consent')} />
      <p className="text-small">
        <TextLink href={link.info('privacy-policy')} target="_blank" rel="noopener">
          {t('policy')}
        </TextLink>
      </p>
      <Button type="submit" wide disabled={!canSubmit} waiting={isSending && t('sending')}>
        {t('submit')}
      </Button>
    </form>
  )
}
