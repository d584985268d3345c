import {
  useFinishWaybillCheck,
  useRestartWaybillCheck,
  type WaybillCheck,
} from '@svetlitsa/api-client/waybill/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { waybillTexts } from '@svetlitsa/i18n/waybill/waybill-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { createIdempotencyKey } from '@svetlitsa/shell/form/create-idempotency-key'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useState } from 'react'
import { FinishForm } from './finish-form.tsx'
import { RestartForm } from './restart-form.tsx'

type CheckActionsProps = { number: string; check: WaybillCheck }

/** Finishing a check, beginning it anew, and the labels of its boxes. */
export function CheckActions({ number, check }: CheckActionsProps) {
  const t = useTexts(waybillTexts)
  const finish = useFinishWaybillCheck()
  const restart = useRestartWaybillCheck()
  const [form, setForm] = useState<'finish' | 'restart' | null>(null)
  const { state, missing } = check
  const error = finish.error ?? restart.error
  const close = () => setForm(null)
  const end = () => finish.mutate({ key: createIdempotencyKey(), number })
  return (
    <div className="grid gap-3">
      {error && (
        <Notice tone="sale" live>
          {getErrorMessage(error) ?? t('failed')}
        </Notice>
      )}
      {form === 'finish' && <FinishForm number={number} missing={missing} onClose={close} />}
      {form === 'restart' && (
        <RestartForm
          isPending={restart.isPending}
          onRestart={() =>
            restart.mutate({ key: createIdempotencyKey(), number }, { onSettled: close })
          }
          onBack={close}
        />
      )}
      {form === null && (
        <div className="flex flex-wrap items-center gap-3">
          {state === 'open' && (
            <Button
              kind={missing > 0 ? 'outline' : 'primary'}
              waiting={finish.isPending && t('waiting')}
              onClick={() => (missing > 0 ? setForm('finish') : end())}
            >
              {t('finish')}
            </Button>
          )}
          <Button kind="soft" onClick={() => setForm('restart')}>
            {t('restart')}
          </Button>
          <TextLink href={link.checkWaybill({ number, view: 'labels' })}>{t('labels')}</TextLink>
        </div>
      )}
    </div>
  )
}
