import { useCreateShopReview } from '@svetlitsa/api-client/shop-review/queries'
import { isPersonName } from '@svetlitsa/domain/text/person-name'
import { requestTexts } from '@svetlitsa/i18n/request/request-texts'
import { shopReviewTexts } from '@svetlitsa/i18n/shop-review/shop-review-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { focusFirstError } from '@svetlitsa/shell/form/focus-first-error'
import { useIdempotentSubmit } from '@svetlitsa/shell/form/use-idempotent-submit'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { type FormEvent, useState } from 'react'

const emptyDraft = { score: 0, name: '', city: '', comment: '', orderNumber: '', consent: false }
type Draft = typeof emptyDraft
type ValidatedField = 'score' | 'name' | 'comment' | 'consent'

/** Minimum length of a useful review; the server enforces the same. */
const minLength = 10

/** State of the shop review form: values, errors and result. */
export function useShopReviewForm() {
  const t = useTexts(shopReviewTexts)
  const tRequest = useTexts(requestTexts)
  const create = useCreateShopReview()
  const idempotentSubmit = useIdempotentSubmit()
  const [draft, setDraft] = useState(emptyDraft)
  const [isSubmitted, setSubmitted] = useState(false)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const errors: Partial<Record<ValidatedField, string>> = {
    ...(draft.score === 0 ? { score: t('starsMissing') } : {}),
    ...(isPersonName(draft.name) ? {} : { name: tRequest('errors.name') }),
    ...(draft.comment.trim().length < minLength ? { comment: t('commentMissing') } : {}),
    ...(draft.consent ? {} : { consent: tRequest('errors.consent') }),
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (create.isPending) return
    setSubmitted(true)
    setErrorMessage(null)
    if (Object.keys(errors).length > 0) return focusFirstError(event.currentTarget)
    try {
      const input = { ...draft, consent: true as const }
      const outcome = await idempotentSubmit(input, (key) => create.mutateAsync({ input, key }))
      if (outcome.ok) setDone(outcome.answer.message)
      else setErrorMessage(outcome.message)
    } catch (error) {
      setErrorMessage(getErrorMessage(error) ?? tRequest('failed'))
    }
  }
  return {
    draft,
    set: (changes: Partial<Draft>) => setDraft((current) => ({ ...current, ...changes })),
    getFieldError: (field: ValidatedField) => (isSubmitted ? errors[field] : undefined),
    submit,
    isPending: create.isPending,
    errorMessage,
    done,
  }
}
