'use client'

import { useCreateShopReview } from '@svetlitsa/api-client/query/shop-review'
import { isPersonName } from '@svetlitsa/domain/validate/person-name'
import { requestTexts } from '@svetlitsa/i18n/request-texts'
import { shopReviewTexts } from '@svetlitsa/i18n/shop-review-texts'
import { focusFault } from '@svetlitsa/shell/attempt/focus-fault'
import { useAttempt } from '@svetlitsa/shell/attempt/use-attempt'
import { faultText } from '@svetlitsa/shell/fault-text'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { type FormEvent, useState } from 'react'

const blank = { score: 0, name: '', city: '', comment: '', orderNumber: '', consent: false }
type Draft = typeof blank
type Judged = 'score' | 'name' | 'comment' | 'consent'

/** Words shorter than this tell nobody anything; the server holds the same. */
const shortest = 10

/** A review of the shop while it is written: what is missing, and what came of it. */
export function useReviewForm() {
  const say = useTexts(shopReviewTexts)
  const sayOfForm = useTexts(requestTexts)
  const create = useCreateShopReview()
  const attempt = useAttempt()
  const [draft, setDraft] = useState(blank)
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const faults: Partial<Record<Judged, string>> = {
    ...(draft.score === 0 ? { score: say('starsMissing') } : {}),
    ...(isPersonName(draft.name) ? {} : { name: sayOfForm('errors.name') }),
    ...(draft.comment.trim().length < shortest ? { comment: say('commentMissing') } : {}),
    ...(draft.consent ? {} : { consent: sayOfForm('errors.consent') }),
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (create.isPending) return
    setTried(true)
    setFailure(null)
    if (Object.keys(faults).length > 0) return focusFault(event.currentTarget)
    try {
      const input = { ...draft, consent: true as const }
      const outcome = await attempt(input, (key) => create.mutateAsync({ input, key }))
      if (outcome.ok) setDone(outcome.answer.message)
      else setFailure(outcome.message)
    } catch (fault) {
      setFailure(faultText(fault) ?? sayOfForm('failed'))
    }
  }
  return {
    draft,
    set: (part: Partial<Draft>) => setDraft((typed) => ({ ...typed, ...part })),
    errorOf: (field: Judged) => (isTried ? faults[field] : undefined),
    submit,
    isPending: create.isPending,
    failure,
    done,
  }
}
