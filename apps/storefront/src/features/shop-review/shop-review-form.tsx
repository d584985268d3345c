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
  const review = useShopReviewForm()
  const { bindText, bindCheckbox, bindValue, formProps, isSending, failure, done } = review
  const score = bindValue('score')
  if (done) {
    return (
      <Notice tone="forest" live>
        {done}
      </Notice>
    )
  }
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <StarPicker
        legend={t('stars')}
        name="score"
        value={score.value}
        getStarLabel={(count) => t('star', { score: count })}
        onChange={score.onChange}
        {...(score.error && { error: score.error })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('name')} name="name" autoComplete="given-name" {...bindText('name')} />
        <Field
          label={t('city')}
          name="city"
          autoComplete="address-level2"
          maxLength={100}
          {...bindText('city')}
        />
      </div>
      <TextArea
        label={t('comment')}
        hint={t('commentHint')}
        name="comment"
        maxLength={3_000}
        {...bindText('comment')}
      />
      <Field
        label={t('order')}
        hint={t('orderHint')}
        name="order"
        maxLength={40}
        {...bindText('orderNumber')}
      />
      <Checkbox name="consent" label={<ConsentLabel />} {...bindCheckbox('consent')} />
      {failure && (
        <Notice tone="sale" live>
          {failure.message}
        </Notice>
      )}
      <div className="max-sm:[&>button]:w-full">
        <Button type="submit" waiting={isSending && t('send')}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
