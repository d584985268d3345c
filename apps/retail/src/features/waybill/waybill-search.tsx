import { link } from '@svetlitsa/domain/route/site-map'
import { normalizeBoxCode } from '@svetlitsa/domain/waybill/waybill-box'
import { waybillTexts } from '@svetlitsa/i18n/waybill/waybill-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { useWedgeScanner } from '../../scan/use-wedge-scanner.ts'

/** Opens a waybill by its number, or by the label of one of its boxes. */
export function WaybillSearch({ number }: { number: string }) {
  const t = useTexts(waybillTexts)
  const navigate = useNavigate()
  const [typed, setTyped] = useState(number)
  const field = useRef<HTMLInputElement>(null)
  const open = (code: string) => {
    const wanted = toWaybillNumber(code)
    if (wanted !== '') void navigate({ href: link.checkWaybill({ number: wanted }) })
  }
  useWedgeScanner((code) => {
    setTyped(code)
    open(code)
  }, field)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    open(typed)
  }
  return (
    <form onSubmit={submit} className="grid max-w-120 gap-3">
      <Field
        ref={field}
        label={t('number')}
        hint={t('numberHint')}
        size={44}
        maxLength={60}
        autoComplete="off"
        autoFocus={number === ''}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div>
        <Button type="submit" kind={number === '' ? 'primary' : 'outline'}>
          {t('open')}
        </Button>
      </div>
    </form>
  )
}

/** The codes of boxes end with at least three digits; those of follow-up orders with fewer. */
function toWaybillNumber(typed: string): string {
  return normalizeBoxCode(typed).replace(/-\d{3,}$/, '')
}
