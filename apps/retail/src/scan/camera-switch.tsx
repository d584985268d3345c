import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Icon } from '@svetlitsa/ui/media/icon'
import { ScanBarcode } from 'lucide'
import { useState } from 'react'
import { CameraScanner, canScanByCamera } from './camera-scanner.tsx'

type CameraSwitchProps = { onScan: (code: string) => void }

/** Turns the scanner of the camera on where the browser has one; otherwise says why it cannot. */
export function CameraSwitch({ onScan }: CameraSwitchProps) {
  const t = useTexts(priceTagTexts)
  const [isOn, setOn] = useState(false)
  const canScan = canScanByCamera()
  return (
    <>
      <Button
        kind="outline"
        size={48}
        icon={<Icon iconNode={ScanBarcode} />}
        onClick={() => setOn(!isOn)}
      >
        {t(isOn && canScan ? 'camera.close' : 'camera.open')}
      </Button>
      {isOn && (
        <div className="w-full">
          {canScan ? (
            <CameraScanner
              label={t('camera.video')}
              failedText={t('camera.noCamera')}
              onScan={onScan}
            />
          ) : (
            <Notice live>{t('camera.noDetector')}</Notice>
          )}
        </div>
      )}
    </>
  )
}
