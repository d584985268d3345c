import { addMetrikaUser } from '@svetlitsa/api-client/analytics/client'
import {
  getInitialDataQueryOptions,
  getShellStateQueryOptions,
} from '@svetlitsa/api-client/shell/queries'
import { subscribe } from '@svetlitsa/api-client/subscription/client'
import { subscriptionTexts } from '@svetlitsa/i18n/subscription/subscription-texts'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { getCounterClientId } from '../analytics/metrika-counter.ts'
import { readCampaign } from '../analytics/read-campaign.ts'
import { useTexts } from '../language/use-texts.ts'
import { clearPopupClosed, storeSubscribed } from './subscription-storage.ts'
import type { SubscriptionFields } from './validate-subscription.ts'

/**
 * Sends the form (subscribe.success). The server's message opens in a window in place of the popup,
 * and analytics receives the event whatever the result.
 */
export function useSubscription(onDone: () => void) {
  const t = useTexts(subscriptionTexts)
  const { open } = useWindows()
  const client = useQueryClient()
  const isBusy = useRef(false)
  const [isPending, setPending] = useState(false)

  const showError = (text: string) => {
    clearPopupClosed()
    open('result', { title: t('failedTitle'), text, tone: 'failed' })
  }
  const requestSubscription = async (fields: SubscriptionFields) => {
    const { region } = await client.ensureQueryData(getShellStateQueryOptions())
    return subscribe({ ...fields, city_id: region.ID, region: region.NAME })
  }
  const send = async ({ phone, email }: SubscriptionFields) => {
    if (isBusy.current) return
    isBusy.current = true
    setPending(true)
    const fields = { phone, email: email.trim() }
    try {
      const outcome = await requestSubscription(fields)
      if (!outcome.ok) showError(t('failed'))
      else if (outcome.answer.error) showError(outcome.answer.error)
      else {
        storeSubscribed()
        open('result', { text: outcome.answer.message })
        onDone()
      }
    } catch {
      showError(t('failed'))
    } finally {
      isBusy.current = false
      setPending(false)
    }
    await reportToMetrika(fields)
  }
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
  return { send, isPending }
}
