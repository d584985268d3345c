import { canSeeEverything } from '@svetlitsa/domain/identity/user-group'
import { bannerEditorTexts } from '@svetlitsa/i18n/banner-editor/banner-editor-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import type { ReactNode } from 'react'
import { LoginUnless } from './login-unless.tsx'

type EditorsOnlyProps = { children: (user: { name: string }) => ReactNode }

/** Shows the screen only to groups 1 and 26; others get the login screen (route.tools). */
export function EditorsOnly({ children }: EditorsOnlyProps) {
  const t = useTexts(bannerEditorTexts)
  return (
    <LoginUnless title={t('title')} isAllowed={({ group }) => canSeeEverything(group)}>
      {children}
    </LoginUnless>
  )
}
