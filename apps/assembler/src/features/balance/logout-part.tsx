import { assemblerTexts } from '@svetlitsa/i18n/assembler/assembler-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useLogOut } from '@svetlitsa/shell/session/use-log-out'
import { Button } from '@svetlitsa/ui/actions/button'
import { useState } from 'react'
import { useOutboxState } from '../../outbox/outbox-provider.tsx'

/** Logs out; where something waits to be sent, only after a second thought: it would be lost. */
export function LogoutPart() {
  const t = useTexts(assemblerTexts)
  const logOut = useLogOut()
  const { actions } = useOutboxState()
  const [isAsked, setAsked] = useState(false)
  const waiting = actions.filter(({ refusal }) => refusal === null).length
  if (!isAsked || waiting === 0) {
    return (
      <div className="mt-10">
        <Button kind="quiet" onClick={() => (waiting > 0 ? setAsked(true) : logOut())}>
          {t('logout.action')}
        </Button>
      </div>
    )
  }
  return (
    <section role="alert" className="mt-10 flex flex-col gap-3 rounded-large bg-honey-soft p-5">
      <h2 className="text-h3">{t('logout.title')}</h2>
      <p>{t('logout.text', { count: waiting })}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="dark" onClick={() => setAsked(false)}>
          {t('logout.stay')}
        </Button>
        <Button kind="outline" onClick={logOut}>
          {t('logout.leave')}
        </Button>
      </div>
    </section>
  )
}
