import {
  type CallbackInput,
  type RequestInput,
  useRequestCallback,
  useSendRequest,
} from '@svetlitsa/api-client/request/queries'
import {
  listRequestFields,
  type RequestCountry,
  type RequestKind,
} from '@svetlitsa/domain/request/request-form'
import { requestTexts } from '@svetlitsa/i18n/request/request-texts'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import {
  getRequestFields,
  type RequestDraft,
  validateRequestDraft,
} from './validate-request-draft.ts'

/** A request form: its values and errors, the call, and the answer. */
export function useRequestForm(kind: RequestKind, fixed: RequestDraft, country: RequestCountry) {
  const t = useTexts(requestTexts)
  const request = useSendRequest()
  const callback = useRequestCallback()
  const { form, bindValue, formProps, isSending, answer, failure, clearOutcome } = useCallForm({
    values: () => getEmptyDraft(kind, country),
    check: (draft) => {
      const errors = validateRequestDraft(kind, { ...draft, ...fixed }, country)
      return Object.fromEntries(
        Object.entries(errors).map(([field, error]) => [field, t(`errors.${error}`)]),
      )
    },
    toInput: (draft) => {
      const { name = '', phone = '', email, comment } = draft
      const contacts = { name, phone, ...(email ? { email } : {}), ...(comment ? { comment } : {}) }
      const values = getRequestFields(kind, { ...draft, ...fixed }, country)
      return { ...contacts, ...values, consent: true as const }
    },
    call: (input, key) =>
      kind === 'callback'
        ? callback.mutateAsync({ input: input as CallbackInput, key })
        : request.mutateAsync({ input: { kind, ...input } as RequestInput, key }),
    failed: t('failed'),
  })
  const startOver = () => {
    form.reset()
    clearOutcome()
  }
  return { bindValue, formProps, isSending, failure, done: answer?.message ?? null, startOver }
}

export type BindRequestField = ReturnType<typeof useRequestForm>['bindValue']

function getEmptyDraft(kind: RequestKind, country: RequestCountry): RequestDraft {
  const extra = listRequestFields(kind, country).map(({ field }) => [field, ''] as const)
  const contacts = { name: '', phone: '', email: '', comment: '', consent: false }
  return { ...contacts, ...Object.fromEntries(extra) }
}
