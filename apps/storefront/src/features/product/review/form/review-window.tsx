import { useReviewCheck } from '@svetlitsa/api-client/review/queries'
import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { reviewTexts } from '@svetlitsa/i18n/review/review-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { ReviewForm } from './review-form.tsx'

export type ReviewWindowProps = {
  /** Title of the window. */
  title: string
  productId: number
  offerId: number
}

/**
 * The review window. A guest is asked to log in first, and a customer who may not review the
 * product sees why before writing.
 */
export function ReviewWindow(props: ReviewWindowProps) {
  const { productId, offerId } = props
  const t = useTexts(reviewTexts)
  const { open } = useWindows()
  const { data: shell, isLoading } = useShellState()
  const check = useReviewCheck(productId, shell?.user?.id)

  if (shell?.user === null) {
    const reopen = () => open('productReview', props)
    return (
      <div className="flex flex-col gap-5">
        <p>{t('form.login')}</p>
        <Button onClick={() => open('login', { onDone: reopen })}>{t('form.loginAction')}</Button>
      </div>
    )
  }
  // If the check fails, submitting the form shows the refusal.
  if (isLoading || check.isLoading) return <Spinner size="bar" label={t('form.checking')} />
  const refusal = check.data?.refusal
  if (refusal) return <Notice live>{t(`form.refused.${refusal}`)}</Notice>
  return <ReviewForm productId={productId} offerId={offerId} />
}
