'use client'

import { shopReviewTexts } from '@svetlitsa/i18n/shop-review-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Checkbox } from '@svetlitsa/ui/primitives/checkbox'
import { Field } from '@svetlitsa/ui/primitives/field'
import { Notice } from '@svetlitsa/ui/primitives/notice'
import { TextArea } from '@svetlitsa/ui/primitives/text-area'
import { StarChoice } from '@svetlitsa/ui/shop/star-choice'
import type { ReactNode } from 'react'
import { useReviewForm } from './use-review-form.ts'

/** The form under the reviews; what is sent waits until somebody has read it. */
export function ShopReviewForm({ consent }: { consent: ReactNode }) {
  const say = useTexts(shopReviewTexts)
  const { draft, set, errorOf, submit, isPending, failure, done } = useReviewForm()
  if (done) {
    return (
      <Notice tone="forest" live>
        {done}
      </Notice>
    )
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <StarChoice
        legend={say('stars')}
        name="score"
        value={draft.score}
        error={errorOf('score')}
        nameOf={(score) => say('star', { score })}
        onChange={(score) => set({ score })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={say('name')}
          name="name"
          autoComplete="given-name"
          value={draft.name}
          error={errorOf('name')}
          onChange={({ target }) => set({ name: target.value })}
        />
        <Field
          label={say('city')}
          name="city"
          autoComplete="address-level2"
          maxLength={100}
          value={draft.city}
          onChange={({ target }) => set({ city: target.value })}
        />
      </div>
      <TextArea
        label={say('comment')}
        hint={say('commentHint')}
        name="comment"
        maxLength={3_000}
        value={draft.comment}
        error={errorOf('comment')}
        onChange={({ target }) => set({ comment: target.value })}
      />
      <Field
        label={say('order')}
        hint={say('orderHint')}
        name="order"
        maxLength={40}
        value={draft.orderNumber}
        onChange={({ target }) => set({ orderNumber: target.value })}
      />
      <Checkbox
        name="consent"
        checked={draft.consent}
        error={errorOf('consent')}
        onChange={({ target }) => set({ consent: target.checked })}
        label={consent}
      />
      {failure && (
        <Notice tone="sale" live>
          {failure}
        </Notice>
      )}
      <div className="max-sm:[&>button]:w-full">
        <Button type="submit" waiting={isPending && say('send')}>
          {say('send')}
        </Button>
      </div>
    </form>
  )
}
