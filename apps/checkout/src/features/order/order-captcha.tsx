import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { CaptchaPanel } from '@svetlitsa/shell/captcha/captcha-panel'
import type { useCaptcha } from '@svetlitsa/shell/captcha/use-captcha'
import { useTexts } from '@svetlitsa/shell/language/use-texts'

/** The captcha between an order above the limits and the next attempt (order.limits). */
export function OrderCaptcha({ captcha }: { captcha: ReturnType<typeof useCaptcha> }) {
  const t = useTexts(basketTexts)
  if (captcha.stage === null) return null
  const texts = {
    title: t('captcha.title'),
    solving: t('captcha.solving'),
    why: t('captcha.why'),
    open: t('captcha.open'),
    passed: t('captcha.passed'),
    failed: t('captcha.failed'),
    unable: t('captcha.unable'),
    again: t('captcha.again'),
  }
  return (
    <div className="mt-4">
      <CaptchaPanel captcha={captcha} texts={texts} />
    </div>
  )
}
