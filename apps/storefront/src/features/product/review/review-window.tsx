'use client'

import { useReviewCheck } from '@svetlitsa/api-client/query/review'
import { useShellState } from '@svetlitsa/api-client/query/shell'
import { reviewTexts } from '@svetlitsa/i18n/review-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Notice } from '@svetlitsa/ui/primitives/notice'
import { Spinner } from '@svetlitsa/ui/primitives/spinner'
import { ReviewForm } from './review-form.tsx'

export type ReviewWindowProps = {
  /** Of the window. */
  title: string
  productId: number
  offerId: number
}

/**
 * The window in which a customer reviews a product: a guest is asked to log in first, and who may
 * not review it is told before anything is written.
 */
export function ReviewWindow(props: ReviewWindowProps) {
  const { productId, offerId } = props
  const say = useTexts(reviewTexts)
  const { open } = useWindows()
  const { data: shell, isLoading } = useShellState()
  const check = useReviewCheck(productId, shell?.user?.id)

  if (shell?.user === null) {
    const back = () => open('productReview', props)
    return (
      <div className="flex flex-col gap-5">
        <p>{say('form.login')}</p>
        <Button onClick={() => open('login', { onDone: back })}>{say('form.loginAction')}</Button>
      </div>
    )
  }
  // Where it could not be asked, the form itself says in the end what is in its way.
  if (isLoading || check.isLoading) return <Spinner size="bar" label={say('form.checking')} />
  const refusal = check.data?.refusal
  if (refusal) return <Notice live>{say(`form.refused.${refusal}`)}</Notice>
  return <ReviewForm productId={productId} offerId={offerId} />
}
