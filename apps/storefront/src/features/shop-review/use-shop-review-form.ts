import { useCreateShopReview } from '@svetlitsa/api-client/shop-review/queries'
import { isPersonName } from '@svetlitsa/domain/text/person-name'
import { requestTexts } from '@svetlitsa/i18n/request/request-texts'
import { shopReviewTexts } from '@svetlitsa/i18n/shop-review/shop-review-texts'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'

const emptyDraft = { score: 0, name: '', city: '', comment: '', orderNumber: '', consent: false }

/** Minimum length of a useful review; the server enforces the same. */
const minLength = 10

/** The shop review form: its values and errors, the call, and the answer. */
export function useShopReviewForm() {
  const t = useTexts(shopReviewTexts)
  const tRequest = useTexts(requestTexts)
  const { mutateAsync } = useCreateShopReview()
  const form = useCallForm({
    values: emptyDraft,
    check: ({ score, name, comment, consent }) => ({
      score: score === 0 ? t('starsMissing') : undefined,
      name: isPersonName(name) ? undefined : tRequest('errors.name'),
      comment: comment.trim().length < minLength ? t('commentMissing') : undefined,
      consent: consent ? undefined : tRequest('errors.consent'),
    }),
    toInput: (draft) => ({ ...draft, consent: true as const }),
    call: (input, key) => mutateAsync({ input, key }),
    failed: tRequest('failed'),
  })
  return { ...form, done: form.answer?.message ?? null }
}
