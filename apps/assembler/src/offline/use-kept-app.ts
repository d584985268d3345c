import { useUserData } from '@svetlitsa/api-client/session/queries'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useEffect } from 'react'
import { keepApp } from './keep-app.ts'

/** Leaves the network to the screen first. */
const delayMs = 3_000

/** Keeps the app on the device of an assembler. */
export function useKeptApp(): void {
  const language = useLanguage()
  const { data } = useUserData()
  const isAssembler = data?.userData ? data.userData.isAssembler : false
  useEffect(() => {
    if (!isAssembler) return
    // Without room or network the app is kept at its next start.
    const timer = setTimeout(() => void keepApp(language).catch(() => {}), delayMs)
    return () => clearTimeout(timer)
  }, [language, isAssembler])
}
