import { shopReviewTexts } from '@svetlitsa/i18n/shop-review/shop-review-texts'
import { ConsentLabel } from '@svetlitsa/shell/form/consent-label'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { Field } from '@svetlitsa/ui/forms/field'
import { StarPicker } from '@svetlitsa/ui/forms/star-picker'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { useShopReviewForm } from './use-shop-review-form.ts'

/** The form below the reviews; a review is published after moderation. */
export function ShopReviewForm() {
  const t = useTexts(shopReviewTexts)
  const { draft, set, getFieldError, submit, isPending, errorMessage, done } = useShopReviewForm()
  if (done) {
    return (
      <Notice tone="forest" live>
        {done}
      </Notice>
    )
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <StarPicker
        legend={t('stars')}
        name="score"
        value={draft.score}
        error={getFieldError('score')}
        getStarLabel={(score) => t('star', { score })}
        onChange={(score) => set({ score })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('name')}
          name="name"
          autoComplete="given-name"
          value={draft.name}
          error={getFieldError('name')}
          onChange={({ target }) => set({ name: target.value })}
        />
        <Field
          label={t('city')}
          name="city"
          autoComplete="address-level2"
          maxLength={100}
          value={draft.city}
          onChange={({ target }) => set({ city: target.value })}
        />
      </div>
      <TextArea
        label={t('comment')}
        hint={t('commentHint')}
        name="comment"
        maxLength={3_000}
        value={draft.comment}
        error={getFieldError('comment')}
        onChange={({ target }) => set({ comment: target.value })}
      />
      <Field
        label={t('order')}
        hint={t('orderHint')}
        name="order"
        maxLength={40}
        value={draft.orderNumber}
        onChange={({ target }) => set({ orderNumber: target.value })}
      />
      <Checkbox
        name="consent"
        checked={draft.consent}
        error={getFieldError('consent')}
        onChange={({ target }) => set({ consent: target.checked })}
        label={<ConsentLabel />}
      />
      {errorMessage && (
        <Notice tone="sale" live>
          {errorMessage}
        </Notice>
      )}
      <div className="max-sm:[&>button]:w-full">
        <Button type="submit" waiting={isPending && t('send')}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
