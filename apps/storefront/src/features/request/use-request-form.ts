'use client'

import {
  type CallbackInput,
  type RequestInput,
  useAskCallback,
  useSendRequest,
} from '@svetlitsa/api-client/query/request'
import type { RequestCountry, RequestKind } from '@svetlitsa/domain/request/request-form'
import { requestTexts } from '@svetlitsa/i18n/request-texts'
import { focusFault } from '@svetlitsa/shell/attempt/focus-fault'
import { useAttempt } from '@svetlitsa/shell/attempt/use-attempt'
import { faultText } from '@svetlitsa/shell/fault-text'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { type FormEvent, useState } from 'react'
import { askedOf, type DraftField, draftFaults, type RequestDraft } from './request-draft.ts'

/** A form from its first letter to its number: what is typed, what is wrong, what came of it. */
export function useRequestForm(kind: RequestKind, fixed: RequestDraft, country: RequestCountry) {
  const say = useTexts(requestTexts)
  const request = useSendRequest()
  const callback = useAskCallback()
  const attempt = useAttempt()
  const [draft, setDraft] = useState<RequestDraft>({})
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const isPending = request.isPending || callback.isPending
  const faults = draftFaults(kind, { ...draft, ...fixed }, country)

  const set = (field: DraftField, value: string | boolean) => {
    setDraft((typed) => ({ ...typed, [field]: value }))
    setRefused(({ [field]: _mended, ...rest }) => rest)
  }
  const errorOf = (field: DraftField) => {
    const fault = faults[field]
    return refused[field] ?? (isTried && fault ? say(`errors.${fault}`) : undefined)
  }

  const send = async () => {
    const { name = '', phone = '', email, comment } = draft
    const contacts = { name, phone, ...(email ? { email } : {}), ...(comment ? { comment } : {}) }
    const asked = askedOf(kind, { ...draft, ...fixed }, country)
    const input = { ...contacts, ...asked, consent: true as const }
    return attempt(input, (key) =>
      kind === 'callback'
        ? callback.mutateAsync({ input: input as CallbackInput, key })
        : request.mutateAsync({ input: { kind, ...input } as RequestInput, key }),
    )
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isPending) return
    setTried(true)
    setFailure(null)
    if (Object.keys(faults).length > 0) return focusFault(form)
    try {
      const outcome = await send()
      if (outcome.ok) setDone(outcome.answer.message)
      else {
        setRefused(outcome.fields)
        setFailure(outcome.message)
        focusFault(form)
      }
    } catch (fault) {
      setFailure(faultText(fault) ?? say('failed'))
    }
  }
  const again = () => {
    setDraft({})
    setTried(false)
    setDone(null)
  }
  return { draft, set, errorOf, submit, isPending, failure, done, again }
}
