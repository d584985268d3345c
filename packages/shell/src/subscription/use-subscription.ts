import { addMetrikaUser } from '@svetlitsa/api-client/analytics/client'
import {
  getInitialDataQueryOptions,
  getShellStateQueryOptions,
} from '@svetlitsa/api-client/shell/queries'
import { subscribe } from '@svetlitsa/api-client/subscription/client'
import { subscriptionTexts } from '@svetlitsa/i18n/subscription/subscription-texts'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useQueryClient } from '@tanstack/react-query'
import { getCounterClientId } from '../analytics/metrika-counter.ts'
import { readCampaign } from '../analytics/read-campaign.ts'
import { type FormOutcome, useCallForm } from '../form/use-call-form.ts'
import { useTexts } from '../language/use-texts.ts'
import { clearPopupClosed, storeSubscribed } from './subscription-storage.ts'
import {
  type ErrorName,
  type SubscriptionFields,
  validateSubscription,
} from './validate-subscription.ts'

/**
 * The form and its call (subscribe.success). The server's message opens in a window in place of the
 * popup, and analytics receives the event whatever the result.
 */
export function useSubscription(onDone: () => void) {
  const t = useTexts(subscriptionTexts)
  const { open } = useWindows()
  const client = useQueryClient()

  const requestSubscription = async (fields: SubscriptionFields) => {
    const { region } = await client.ensureQueryData(getShellStateQueryOptions())
    return subscribe({ ...fields, city_id: region.ID, region: region.NAME })
  }
  const send = async (fields: SubscriptionFields): Promise<FormOutcome<string>> => {
    const outcome = await requestSubscription(fields).catch(() => null)
    void reportToMetrika(fields)
    if (outcome?.ok && !outcome.answer.error) return { ok: true, answer: outcome.answer.message }
    const text = outcome?.ok ? outcome.answer.error : null
    clearPopupClosed()
    open('result', { title: t('failedTitle'), text: text ?? t('failed'), tone: 'failed' })
    return { ok: false, message: '' }
  }
  const formatError = (name: ErrorName | null) => (name ? t(name) : undefined)
  const reportToMetrika = async (fields: SubscriptionFields) => {
    try {
      const initial = await client.ensureQueryData(getInitialDataQueryOptions())
      await addMetrikaUser({
        ...fields,
        yclid: readCampaign().yclid,
        client_id: await getCounterClientId(initial.analytics.metrikaId),
        send: 0,
      })
    } catch {
      // The shop must not depend on analytics.
    }
  }
  return useCallForm({
    values: { phone: '', email: '', consent: false },
    check: (fields) => {
      const { phone, email } = validateSubscription(fields)
      return { phone: formatError(phone), email: formatError(email) }
    },
    toInput: ({ phone, email }) => ({ phone, email: email.trim() }),
    canSubmit: ({ consent }) => consent,
    call: send,
    onDone: (text, { reset }) => {
      storeSubscribed()
      open('result', { text })
      reset()
      onDone()
    },
  })
}
