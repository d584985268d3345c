import {
  type CallbackInput,
  type RequestInput,
  useRequestCallback,
  useSendRequest,
} from '@svetlitsa/api-client/request/queries'
import type { RequestCountry, RequestKind } from '@svetlitsa/domain/request/request-form'
import { requestTexts } from '@svetlitsa/i18n/request/request-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { focusFirstError } from '@svetlitsa/shell/form/focus-first-error'
import { useIdempotentSubmit } from '@svetlitsa/shell/form/use-idempotent-submit'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { type FormEvent, useState } from 'react'
import {
  type DraftField,
  getRequestFields,
  type RequestDraft,
  validateRequestDraft,
} from './validate-request-draft.ts'

/** State of a request form: values, errors, submission and result. */
export function useRequestForm(kind: RequestKind, fixed: RequestDraft, country: RequestCountry) {
  const t = useTexts(requestTexts)
  const request = useSendRequest()
  const callback = useRequestCallback()
  const idempotentSubmit = useIdempotentSubmit()
  const [draft, setDraft] = useState<RequestDraft>({})
  const [isSubmitted, setSubmitted] = useState(false)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const isPending = request.isPending || callback.isPending
  const validationErrors = validateRequestDraft(kind, { ...draft, ...fixed }, country)

  const set = (field: DraftField, value: string | boolean) => {
    setDraft((current) => ({ ...current, [field]: value }))
    setRefused(({ [field]: _changedField, ...rest }) => rest)
  }
  const getFieldError = (field: DraftField) => {
    const error = validationErrors[field]
    return refused[field] ?? (isSubmitted && error ? t(`errors.${error}`) : undefined)
  }

  const send = async () => {
    const { name = '', phone = '', email, comment } = draft
    const contacts = { name, phone, ...(email ? { email } : {}), ...(comment ? { comment } : {}) }
    const values = getRequestFields(kind, { ...draft, ...fixed }, country)
    const input = { ...contacts, ...values, consent: true as const }
    return idempotentSubmit(input, (key) =>
      kind === 'callback'
        ? callback.mutateAsync({ input: input as CallbackInput, key })
        : request.mutateAsync({ input: { kind, ...input } as RequestInput, key }),
    )
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isPending) return
    setSubmitted(true)
    setErrorMessage(null)
    if (Object.keys(validationErrors).length > 0) return focusFirstError(form)
    try {
      const outcome = await send()
      if (outcome.ok) setDone(outcome.answer.message)
      else {
        setRefused(outcome.fields)
        setErrorMessage(outcome.message)
        focusFirstError(form)
      }
    } catch (error) {
      setErrorMessage(getErrorMessage(error) ?? t('failed'))
    }
  }
  const startOver = () => {
    setDraft({})
    setSubmitted(false)
    setDone(null)
  }
  return {
    draft,
    set,
    errorOf: getFieldError,
    submit,
    isPending,
    errorMessage,
    done,
    again: startOver,
  }
}
