import { waybillTexts } from '@svetlitsa/i18n/waybill/waybill-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'
import { type FormEvent, useRef, useState } from 'react'
import { CameraScanner, canScanByCamera } from '../../scan/camera-scanner.tsx'
import { useWedgeScanner } from '../../scan/use-wedge-scanner.ts'

/**
 * The field for codes. It keeps the focus, so that nothing but the scanner is needed; what is scanned
 * while something else has the focus is told too.
 */
export function ScanField({ onScan }: { onScan: (code: string) => void }) {
  const t = useTexts(waybillTexts)
  const field = useRef<HTMLInputElement>(null)
  const [isCameraOn, setCameraOn] = useState(false)
  useWedgeScanner(onScan, field)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!field.current) return
    onScan(field.current.value)
    field.current.value = ''
    field.current.focus()
  }
  return (
    <>
      <form onSubmit={submit} className="grid gap-3">
        <Field
          ref={field}
          label={t('scan')}
          hint={t('scanHint')}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="done"
          spellCheck={false}
          autoFocus
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t('scanGo')}</Button>
          {canScanByCamera() && (
            <Button kind="outline" onClick={() => setCameraOn(!isCameraOn)}>
              {t(isCameraOn ? 'cameraStop' : 'camera')}
            </Button>
          )}
        </div>
      </form>
      {isCameraOn && (
        <CameraScanner label={t('cameraView')} failedText={t('cameraOff')} onScan={onScan} />
      )}
    </>
  )
}
