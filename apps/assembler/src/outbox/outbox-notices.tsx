import { assemblerOutboxTexts } from '@svetlitsa/i18n/assembler-outbox/assembler-outbox-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useIsOffline } from '@svetlitsa/shell/network/use-is-offline'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import type { OutboxAction } from './outbox-action.ts'
import { useOutbox, useOutboxState } from './outbox-provider.tsx'

/** What waits to be sent, and what the shop did not take, in plain words (assembler.offline). */
export function OutboxNotices() {
  const { actions } = useOutboxState()
  const refused = actions.filter(({ refusal }) => refusal !== null)
  return (
    <div className="flex flex-col gap-3 not-empty:mb-5">
      <WaitingNotice waiting={actions.filter(({ refusal }) => refusal === null)} />
      {refused.map((action) => (
        <RefusedNotice key={action.id} action={action} />
      ))}
    </div>
  )
}

function WaitingNotice({ waiting }: { waiting: readonly OutboxAction[] }) {
  const t = useTexts(assemblerOutboxTexts)
  const outbox = useOutbox()
  const { isSending, needsLogin } = useOutboxState()
  const isOffline = useIsOffline()
  const { open } = useWindows()
  const photos = waiting.flatMap((action) => (action.kind === 'setGallery' ? action.photos : []))
  const isOnlyPhotos = waiting.every(({ kind }) => kind === 'setGallery')
  const waits = isOnlyPhotos
    ? t('photos', { count: photos.length })
    : t('waiting', { count: waiting.length })
  if (waiting.length === 0) return isOffline ? <Notice live>{t('offline')}</Notice> : null
  if (isOffline) return <Notice live>{`${t('noNetwork')} ${waits}`}</Notice>
  if (needsLogin) {
    const logIn = (
      <Button kind="outline" onClick={() => open('login', {})}>
        {t('logIn')}
      </Button>
    )
    return (
      <Notice live action={logIn}>
        {t('login')}
      </Notice>
    )
  }
  if (isSending) {
    return (
      <Notice tone="sand" live>
        {t('sending', { count: waiting.length })}
      </Notice>
    )
  }
  const retry = (
    <Button kind="outline" onClick={() => void outbox.send()}>
      {t('retry')}
    </Button>
  )
  return (
    <Notice live action={retry}>
      {waits}
      <ul className="mt-2">
        {waiting.map((action) => (
          <WaitingRow key={action.id} action={action} />
        ))}
      </ul>
    </Notice>
  )
}

/** What does not get through can be given up: it holds back all that was done after it. */
function WaitingRow({ action }: { action: OutboxAction }) {
  const t = useTexts(assemblerOutboxTexts)
  const outbox = useOutbox()
  const what = describeAction(t, action)
  return (
    <li className="flex items-center justify-between gap-3">
      <span className="min-w-0 wrap-anywhere">{what}</span>
      <Button
        kind="quiet"
        aria-label={t('removeWhat', { what })}
        onClick={() => void outbox.dismiss(action.id)}
      >
        {t('remove')}
      </Button>
    </li>
  )
}

function RefusedNotice({ action }: { action: OutboxAction }) {
  const t = useTexts(assemblerOutboxTexts)
  const outbox = useOutbox()
  return (
    <Notice
      tone="sale"
      live
      action={
        <Button kind="outline" onClick={() => void outbox.dismiss(action.id)}>
          {t('dismiss')}
        </Button>
      }
    >
      <p className="font-semibold">{t('refused', { what: describeAction(t, action) })}</p>
      <p>
        {action.badPhoto
          ? t(`badPhoto.${action.badPhoto.problem}`, { name: action.badPhoto.name })
          : action.refusal}
      </p>
    </Notice>
  )
}

type OutboxTranslator = ReturnType<typeof useTexts<typeof assemblerOutboxTexts.ru>>

function describeAction(t: OutboxTranslator, action: OutboxAction): string {
  const order = action.order ?? ''
  switch (action.kind) {
    case 'confirmCall':
      return t('what.confirmCall', { order })
    case 'setGallery':
      return t('what.setGallery', { order })
    case 'setAssembly':
      return t(action.input.saleId ? 'what.tick' : 'what.setAssembly', { order })
    case 'setSlot':
      return t('what.setSlot')
  }
}
