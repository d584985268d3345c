import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

const SCAN_INTERVAL_MS = 200
/** The same code in front of the camera counts as one scan for so long. */
const REPEAT_MS = 2_500

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}

declare global {
  interface Window {
    /** Not every browser has it, so TypeScript does not know it. */
    BarcodeDetector?: new (options?: {
      formats: string[]
    }) => Detector
  }
}

/** Whether this browser can read codes with its camera. */
export function canScanByCamera(): boolean {
  return 'BarcodeDetector' in window && 'mediaDevices' in navigator
}

type CameraScannerProps = { label: string; failedText: string; onScan: (code: string) => void }

/** The picture of the camera; every code that it sees is told once. */
export function CameraScanner({ label, failedText, onScan }: CameraScannerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isFailed, setFailed] = useState(false)
  const tell = useEffectEvent(onScan)

  useEffect(() => {
    const end = new AbortController()
    watchCamera(video.current, tell, end.signal).catch(() => {
      if (!end.signal.aborted) setFailed(true)
    })
    return () => end.abort()
  }, [])

  if (isFailed) return <Notice tone="sale">{failedText}</Notice>
  return (
    <video
      ref={video}
      aria-label={label}
      muted
      playsInline
      className="aspect-video w-full max-w-120 rounded-large bg-sand object-cover"
    />
  )
}

async function watchCamera(
  video: HTMLVideoElement | null,
  tell: (code: string) => void,
  signal: AbortSignal,
): Promise<void> {
  if (!video || !window.BarcodeDetector) throw new Error('this browser reads no codes')
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play()
  const detector = new window.BarcodeDetector()
  let last = { code: '', at: 0 }
  const look = async () => {
    const [found] = await detector.detect(video).catch(() => [])
    const now = performance.now()
    if (!found || signal.aborted) return
    const isRepeated = found.rawValue === last.code && now - last.at < REPEAT_MS
    last = { code: found.rawValue, at: now }
    if (!isRepeated) tell(found.rawValue)
  }
  const timer = setInterval(() => void look(), SCAN_INTERVAL_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
}
