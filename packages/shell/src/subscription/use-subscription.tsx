'use client'

import { addMetrikaUser } from '@svetlitsa/api-client/api/analytics'
import { subscribe } from '@svetlitsa/api-client/api/subscription'
import { initialDataOptions, shellStateOptions } from '@svetlitsa/api-client/query/shell'
import { subscriptionTexts } from '@svetlitsa/i18n/subscription-texts'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { counterClientId } from '../analytics/metrika-counter.ts'
import { readCampaign } from '../analytics/read-campaign.tsx'
import { useTexts } from '../use-texts.tsx'
import type { SubscriptionFields } from './subscription-errors.ts'
import { noteFailed, noteSubscribed } from './subscription-memory.ts'

/**
 * Sends the form (storefront §4, «Subscription form»): what the server says opens in a window in
 * the popup's place, and the reports hear of it whatever it said.
 */
export function useSubscription(onDone: () => void) {
  const say = useTexts(subscriptionTexts)
  const { open } = useWindows()
  const client = useQueryClient()
  const isBusy = useRef(false)
  const [isPending, setPending] = useState(false)

  const fail = (text: string) => {
    noteFailed()
    open('result', { title: say('failedTitle'), text, tone: 'failed' })
  }
  const ask = async (fields: SubscriptionFields) => {
    const { region } = await client.ensureQueryData(shellStateOptions())
    return subscribe({ ...fields, city_id: region.ID, region: region.NAME })
  }
  const send = async ({ phone, email }: SubscriptionFields) => {
    if (isBusy.current) return
    isBusy.current = true
    setPending(true)
    const fields = { phone, email: email.trim() }
    try {
      const outcome = await ask(fields)
      if (!outcome.ok) fail(say('failed'))
      else if (outcome.answer.error) fail(outcome.answer.error)
      else {
        noteSubscribed()
        open('result', { text: outcome.answer.message })
        onDone()
      }
    } catch {
      fail(say('failed'))
    } finally {
      isBusy.current = false
      setPending(false)
    }
    await tellReports(fields)
  }
  const tellReports = async (fields: SubscriptionFields) => {
    try {
      const initial = await client.ensureQueryData(initialDataOptions())
      await addMetrikaUser({
        ...fields,
        yclid: readCampaign().yclid,
        client_id: await counterClientId(initial.analytics.metrikaId),
        send: 0,
      })
    } catch {
      // Nothing of the shop depends on the reports.
    }
  }
  return { send, isPending }
}
