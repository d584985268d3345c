import { loginTexts } from '@svetlitsa/i18n/login/login-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { useTexts } from '../language/use-texts.ts'
import { CaptchaPanel } from './captcha-panel.tsx'
import type { useCaptcha } from './use-captcha.ts'

type PasswordCaptchaProps = {
  captcha: ReturnType<typeof useCaptcha>
  /** Switches to login by code, which needs no captcha. */
  onCode: () => void
}

/** The captcha between a wrong password and the next attempt. */
export function PasswordCaptcha({ captcha, onCode }: PasswordCaptchaProps) {
  const t = useTexts(loginTexts)
  const texts = {
    title: t('captchaTitle'),
    solving: t('captcha'),
    why: t('captchaWhy'),
    open: t('captchaOpen'),
    passed: t('captchaPassed'),
    failed: t('captchaFailed'),
    unable: t('captchaUnable'),
    again: t('captchaAgain'),
  }
  return (
    <CaptchaPanel
      captcha={captcha}
      texts={texts}
      unableAction={
        <TextLink tone="accent" onClick={onCode}>
          {t('byCode')}
        </TextLink>
      }
    />
  )
}
